import { deleteDownloadTokensUntil } from '../queries/download-tokens.ts';
import { deleteUploadsUntil } from '../queries/uploads.ts';
import type { Services } from '../services.ts';
import { filesWithoutRecord, recordsWithoutFile } from './find-orphans.ts';
import { uploadLifetime } from './upload-rows.ts';

const tokenLifetime = 3_600_000;
/** So many damaged files are named in the log; the number says the rest. */
const named = 20;

/** How long bytes that no row knows can still be put back. */
const setAsideFor = 30 * 24 * 3_600_000;

/**
 * Deletes uploads that nobody attached in time and no draft names, and used-up download tokens. Bytes that no row knows are
 * set aside first: a crash leaves some, and so does a database that is not theirs. Answers how many files went.
 */
export async function sweepUploads(services: Pick<Services, 'db' | 'storage' | 'clock' | 'log'>): Promise<number> {
  const { db, storage, clock, log } = services;
  const until = clock() - uploadLifetime;
  await deleteDownloadTokensUntil(db, clock() - tokenLifetime);
  const expired = await deleteUploadsUntil(db, until);
  for (const id of expired) await storage.delete(id);
  await storage.forgetSetAside(clock() - setAsideFor);
  const orphans: string[] = [];
  for await (const id of filesWithoutRecord(services, until)) orphans.push(id);
  for (const id of orphans) await storage.setAside(id);
  if (orphans.length > 0) {
    const some = orphans.slice(0, named);
    log.warn({ files: orphans.length, some }, 'stored files that no record knows were set aside for 30 days');
  }
  return expired.length + orphans.length;
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
