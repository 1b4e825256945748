import { join } from 'node:path';
import type { Config } from '../config.ts';
import { Bucket } from '../s3/bucket.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Where files of a kind are kept: in a folder of the data folder, or below a prefix of the bucket where there is one. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, kind: string): Storage {
  return s3 ? new S3Storage(new Bucket(s3), kind, dataDir) : new DiskStorage(join(dataDir, kind));
}
