import { deleteDownloadTokensUntil } from '../queries/download-tokens.ts';
import { deleteUploadsUntil, unknownFiles } from '../queries/uploads.ts';
import type { Services } from '../services.ts';
import { uploadLifetime } from './upload-rows.ts';

const batchSize = 500;
const tokenLifetime = 3_600_000;

/** Deletes uploads that nobody attached in time, bytes that no row knows (left by a crash) and used-up download tokens. Answers how many files went. */
export async function sweepUploads({
  db,
  storage,
  clock,
}: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<number> {
  const until = clock() - uploadLifetime;
  await deleteDownloadTokensUntil(db, clock() - tokenLifetime);
  const expired = await deleteUploadsUntil(db, until);
  for (const id of expired) await storage.delete(id);
  let orphans = 0;
  let batch: string[] = [];
  const deleteOrphans = async () => {
    for (const id of await unknownFiles(db, batch)) {
      await storage.delete(id);
      orphans += 1;
    }
    batch = [];
  };
  for await (const { id, modified } of storage.list()) {
    if (modified > until) continue;
    batch.push(id);
    if (batch.length === batchSize) await deleteOrphans();
  }
  await deleteOrphans();
  return expired.length + orphans;
}
