import { clockSlack } from '../clock-slack.ts';
import { deleteDownloadTokensUntil } from '../queries/download-tokens.ts';
import { deleteUploadsUntil } from '../queries/uploads.ts';
import type { Services } from '../services.ts';
import { filesWithoutRecord, recordsWithoutFile } from './find-orphans.ts';
import { uploadLifetime } from './upload-rows.ts';

const tokenLifetime = 3_600_000;
/** So many damaged files are named in the log; the number says the rest. */
const named = 20;

/** Deletes uploads that nobody attached in time and no draft names, bytes that no row knows (left by a crash) and used-up download tokens. Answers how many files went. */
export async function sweepUploads(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<number> {
  const { db, storage, clock } = services;
  const until = clock() - uploadLifetime - clockSlack;
  await deleteDownloadTokensUntil(db, clock() - tokenLifetime);
  const expired = await deleteUploadsUntil(db, until);
  for (const id of expired) await storage.delete(id);
  let orphans = 0;
  for await (const id of filesWithoutRecord(services, until)) {
    await storage.delete(id);
    orphans += 1;
  }
  return expired.length + orphans;
}

/** Looks for attachments whose bytes are gone or cut, tells the log, and answers how many there are. Nothing is deleted: a backup may still have them. */
export async function reportDamage(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<number> {
  let found = 0;
  for await (const { id, recordId, size, stored } of recordsWithoutFile(services)) {
    found += 1;
    if (found <= named)
      services.log.warn({ file: id, record: recordId, size, stored }, 'a stored file is missing or cut');
  }
  if (found > 0) services.log.warn({ files: found }, 'stored files are missing or cut; put them back from a backup');
  return found;
}
