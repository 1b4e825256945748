import { notFound } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import type { RecordPlace } from '../queries/records/attachments.ts';
import { findRecord } from '../queries/records/records.ts';
import { insertFinishedUpload } from '../queries/uploads.ts';
import type { Doer } from '../records/engine/definition/action.ts';
import { recordType } from '../records/engine/record-types.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf } from '../records/engine/scope.ts';
import type { MailInput } from '../records/types/tickets/ticket-actions.ts';
import type { IncomingMailServices } from './incoming-mail-services.ts';
import type { storeFiles } from './store-files.ts';

interface Reply extends RecordPlace {
  readonly by: Doer;
  readonly files: Awaited<ReturnType<typeof storeFiles>>;
  readonly text: string;
  readonly decided?: Pick<MailInput, 'takenBy' | 'waitingMails'>;
}

async function run(
  tx: Tx,
  services: IncomingMailServices,
  { trid, recordId, by }: RecordPlace & { by: Doer },
  name: string,
  input: unknown,
) {
  const row = await findRecord(tx, trid, recordId, true);
  if (!row) throw notFound();
  const at = contextOf(services, { trid, tx, by });
  await runAction({ tx, services, trid, at }, { record: recordType(services, row.type), row, name, input });
}

/** Adds a message to its ticket, in the transaction that notes that it came. */
export async function writeReply(tx: Tx, services: IncomingMailServices, reply: Reply): Promise<void> {
  const { files, text, decided } = reply;
  for (const upload of files.uploads) await insertFinishedUpload(tx, upload);
  const fileQueue = files.uploads.map(({ id }) => id);
  const input = { note: text, refused: [...files.refused], ...(fileQueue.length > 0 && { fileQueue }), ...decided };
  await run(tx, services, reply, 'appendMail', input satisfies MailInput);
}

/** Says in the ticket how many messages wait beside it. */
export const writeWaiting = (
  tx: Tx,
  services: IncomingMailServices,
  place: RecordPlace & { by: Doer },
  waitingMails: number,
) => run(tx, services, place, 'mailsWait', { waitingMails });
