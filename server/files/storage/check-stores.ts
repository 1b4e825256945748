import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { S3Settings, S3Timeouts } from '#server/config/s3-settings.ts';
import { within } from '#server/core/within.ts';
import { Bucket } from '#server/s3/bucket.ts';
import { storeFailures } from '#server/s3/s3-call.ts';

const limitMs = 2000;
/** How long an answer is cached, so that monitors and other callers do not reach the store more often. */
const freshMs = 1000;
const timeouts: S3Timeouts = { answer: limitMs, chunk: limitMs, pause: 0, tries: 1 };

/** Remembers for a moment whether a place answers. */
function remembered(reach: () => Promise<unknown>): () => Promise<boolean> {
  let reachResult: Promise<boolean> | undefined;
  return () => {
    reachResult ??= within(limitMs, reach())
      .then(
        () => true,
        () => false,
      )
      .finally(() => setTimeout(() => (reachResult = undefined), freshMs).unref());
    return reachResult;
  };
}

function placeOf(bucket: S3Settings | undefined, folder: string, mode: number): () => Promise<unknown> {
  if (!bucket) return () => access(folder, mode);
  const openedBucket = new Bucket(bucket, timeouts);
  return () => openedBucket.reach();
}

/** Whether the places of files and library answer, as each process sees it for itself. */
export function storeChecks({ s3, dataDir, libraryBucket, libraryDir }: Config) {
  return {
    files: remembered(placeOf(s3, join(dataDir, 'files'), constants.W_OK)),
    library: remembered(placeOf(libraryBucket?.settings, libraryDir, constants.R_OK)),
    /** Calls of this process that a bucket did not answer or failed. */
    failures: () => storeFailures.total,
  };
}
