import type { Readable } from 'node:stream';
import type { MadeApiKey } from '#contract/integrations/api-key.ts';
import type { OrganisationImport, OrganisationImported } from '#contract/staff/organisation-import.ts';
import type { BuiltContent } from '../content/built-content.ts';
import type { KeyOrder } from '../integrations/give-key.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { ImportOfFile } from '../queries/commissions/imports.ts';
import type { User } from '../queries/session/users.ts';
import type { WebhookOutbox } from '../webhooks/webhook-services.ts';

/** An order that cannot be carried out; its message is for the operator. */
export class Refused extends Error {}

/** What of the services an order needs: a server need not run. */
export type AdminServices = Pick<MailServices, 'config' | 'db' | 'clock'> &
  Partial<Pick<MailServices, 'log' | 'metrics' | 'sendMails'>> & {
    /** Of a running server, which shows at once what is published. */
    readonly content?: BuiltContent;
    /** Does what is due of records; of a running server only. */
    readonly runDue?: () => Promise<number>;
    /** Of a running server only. */
    readonly tryStatement?: (name: string, content: Readable) => Promise<ImportOfFile>;
    /** Of a running server only. */
    readonly importOrganisations?: (by: User, table: OrganisationImport) => Promise<OrganisationImported>;
    /** Of a running server only; undefined where the user does not administer the organisation. */
    readonly makeApiKey?: (order: KeyOrder) => Promise<MadeApiKey | undefined>;
    /** Of a running server, which sends at once what is due. */
    readonly webhooks?: Pick<WebhookOutbox, 'send'>;
  };

export interface CommandInput {
  readonly services: AdminServices;
  /** The operands in the order of the usage; none is missing. */
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Who gives the order. */
  readonly by: string;
  /** What the audit log says of the order, in place of its words. */
  readonly auditAs: (text: string) => void;
}

export interface Command {
  /** Words of the command and its operands, such as `user add <account/username>`. */
  readonly usage: string;
  readonly does: string;
  /** True where it changes nothing. */
  readonly reads?: true;
  /** True where it changes who may do what: the audit log lists it under that. */
  readonly rights?: true;
  /** Name of an option → what its value is; empty for one without a value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Settings of the servers without which it would do the wrong thing. */
  readonly needs?: readonly ('KEYS_FILE' | 'PUBLIC_BASE_URL')[];
  /** Answers the lines to print. */
  readonly run: (commandInput: CommandInput) => Promise<readonly string[]>;
}
