import { setTimeout as wait } from 'node:timers/promises';
import { undigestedAfter } from '#server/queries/stored-files.ts';
import type { FileServices } from '../file-services.ts';
import { checkFile } from './check-file.ts';

const batchSize = 200;

type DigestServices = Pick<FileServices, 'db' | 'clock' | 'log' | 'storage'>;

/**
 * Gives files of before an upgrade their digests, one by one, and rests as long as it reads. What it has done is done; it
 * goes on there after a restart. Answers how many files it read.
 */
export async function fillDigests(parts: DigestServices, signal: AbortSignal): Promise<number> {
  const { db, storage } = parts;
  let files = 0;
  let last = '';
  while (!signal.aborted) {
    const batch = await undigestedAfter(db, last, batchSize);
    for (const file of batch) {
      if (signal.aborted) return files;
      const from = performance.now();
      await checkFile(parts, storage, { ...file, kind: 'files', name: file.id });
      files += 1;
      last = file.id;
      await wait(performance.now() - from, undefined, { signal, ref: false }).catch(() => undefined);
    }
    if (batch.length < batchSize) break;
  }
  return files;
}
