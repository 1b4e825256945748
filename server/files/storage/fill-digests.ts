import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { holdLease, releaseLease } from '#server/queries/leases.ts';
import { undigestedAfter } from '#server/queries/stored-files.ts';
import type { FileServices } from '../file-services.ts';
import { checkFile } from './check-file.ts';

const lease = 'file digests';
/** One file may take as long as this to be read, in ms. */
const leaseMs = 600_000;
const batchSize = 200;
const intervalMs = 3_600_000;

type Parts = Pick<FileServices, 'db' | 'clock' | 'log' | 'storage'>;

/**
 * Gives files of before an upgrade their digests, one by one: of all processes on a database one does, and rests as long as it
 * reads. What it has done is done; it goes on there after a restart. Answers how many files it read.
 */
export async function fillDigests(parts: Parts, signal: AbortSignal): Promise<number> {
  const { db, storage } = parts;
  const holder = randomUUID();
  const holds = async () => !signal.aborted && (await holdLease(db, lease, holder, leaseMs));
  let files = 0;
  let last = '';
  try {
    while (await holds()) {
      const batch = await undigestedAfter(db, last, batchSize);
      for (const file of batch) {
        if (!(await holds())) return files;
        const from = performance.now();
        await checkFile(parts, storage, { ...file, kind: 'files', name: file.id });
        files += 1;
        last = file.id;
        await wait(performance.now() - from, undefined, { signal, ref: false });
      }
      if (batch.length < batchSize) break;
    }
    return files;
  } finally {
    await releaseLease(db, lease, holder).catch(() => undefined);
  }
}

/** Begins at the start, and looks every hour whether something was left. */
export function startFillingDigests(parts: Parts): () => Promise<void> {
  const ending = new AbortController();
  const { log } = parts;
  const run = async () => {
    try {
      const files = await fillDigests(parts, ending.signal);
      if (files > 0) log.info({ files }, 'older files were given their digests');
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error }, 'older files could not be given their digests');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
