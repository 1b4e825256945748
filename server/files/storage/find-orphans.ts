import { type ExpectedFile, expectedFilesAfter, unknownFiles } from '#server/queries/stored-files.ts';
import type { FileServices } from '../file-services.ts';

const batchSize = 500;
type OrphanServices = Pick<FileServices, 'db' | 'storage'>;

interface DamagedFile extends ExpectedFile {
  /** Bytes that are stored; undefined where nothing is. */
  stored: number | undefined;
}

/**
 * Attachments and finished uploads with missing bytes. The portal never causes them: files were deleted by hand, or a
 * backup was restored in part.
 */
export async function* recordsWithoutFile({ db, storage }: OrphanServices): AsyncGenerator<DamagedFile> {
  // A list tells a thousand sizes at once where the bytes lie in a bucket.
  const sizes = new Map<string, number>();
  for await (const { id, size } of storage.list()) sizes.set(id, size);
  let last = '';
  for (;;) {
    const expected = await expectedFilesAfter(db, last, batchSize);
    for (const file of expected) {
      if (sizes.get(file.id) === file.size) continue;
      const stored = await storage.size(file.id);
      // An upload may have been withdrawn since the rows were read.
      if (stored !== file.size && (await unknownFiles(db, [file.id])).length === 0) yield { ...file, stored };
    }
    const end = expected.at(-1);
    if (!end || expected.length < batchSize) return;
    last = end.id;
  }
}
