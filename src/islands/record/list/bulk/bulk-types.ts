import type { BulkActionName, BulkReport } from '#contract/bulk-action.ts';
import type { RecordNamespace } from '#i18n/record-texts.ts';

/** What was done with which rows, and what became of each. */
export interface FinishedBulk {
  readonly action: BulkActionName;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly number: string }[];
  readonly report: BulkReport;
}

/** What a dialog of an action needs to know of it. */
export interface BulkDialogProps {
  count: number;
  /** What the list shows, by its texts. */
  of: RecordNamespace;
  onClose: () => void;
  /** Sends the action with its fields; repeated under the same key it does nothing twice. Throws ApiError. */
  send: (fields: object, idempotencyKey: string) => Promise<void>;
}
