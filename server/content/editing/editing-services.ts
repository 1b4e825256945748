import type { BaseServices } from '#server/db/base-services.ts';
import type { BuiltContent } from '../built-content.ts';

export type EditingServices = Pick<BaseServices, 'db' | 'clock'> & { readonly content: BuiltContent };

/** Who edits: a user, or an operator by the command line. */
export interface Editor {
  readonly id?: string;
  /** As other editors read it. */
  readonly name: string;
  /** As the audit log names who acts. */
  readonly login: string;
}
