import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { FileServices } from '#server/files/file-services.ts';

/** When a request is looked into, and the uploads of its sender that it names, by their fields. */
export interface Inspection {
  readonly today: string;
  readonly files: (
    field: string,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly size: number }[]>;
}

/** What looks into files that came with a request. */
export interface CheckServices extends Pick<FileServices, 'storage'> {
  /** What an operator's template for complaints about commissions asks for; filled ones are not looked into where it is absent. */
  readonly complaintTemplate?: (operator: string, db?: Db | Tx) => Promise<ComplaintTemplate>;
  /** The template itself, as it is to be filled in. */
  readonly complaintWorkbook?: (operator: string) => Promise<Uint8Array>;
}
