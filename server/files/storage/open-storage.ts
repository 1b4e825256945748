import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { Bucket } from '#server/s3/bucket.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Where files of a kind are kept: in a folder of the data folder, or below a prefix of the bucket where there is one. */
export function openStorage(config: Pick<Config, 's3' | 'dataDir' | 'databaseUrl'>, kind: string): Storage {
  const { s3, dataDir, databaseUrl } = config;
  if (!s3) return new DiskStorage(join(dataDir, kind), join(dataDir, 'quarantine', kind));
  return new S3Storage(new Bucket(s3), kind, databaseUrl === undefined ? dataDir : undefined);
}
