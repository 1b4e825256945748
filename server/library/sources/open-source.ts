import type { Config } from '#server/config/config.ts';
import { Bucket } from '#server/s3/bucket.ts';
import { LibraryCopies } from '../library-copies.ts';
import { BucketSource } from './bucket-source.ts';
import { DiskSource } from './disk-source.ts';
import type { LibrarySource } from './library-source.ts';

/** Where the settings say that the library lies. */
export function openSource(config: Config, copies = new LibraryCopies(config)): LibrarySource {
  const { libraryBucket, libraryDir } = config;
  if (!libraryBucket) return new DiskSource(libraryDir, copies);
  const { settings, prefix, poll } = libraryBucket;
  return new BucketSource(new Bucket(settings), { name: settings.bucket, prefix, copies, poll });
}
