import type { Config } from '#server/config/config.ts';
import type { S3Timeouts } from '#server/config/s3-settings.ts';
import { backupOf, inOrder, type NamedBackup, namedBackups } from '#server/core/backup-names.ts';
import { Bucket } from '#server/s3/bucket.ts';

/** The bucket of all backups; each is one encrypted object. */
export class BackupBucket {
  readonly name: string;
  readonly #bucket: Bucket;
  readonly #prefix: string;

  constructor({ settings, prefix }: NonNullable<Config['backups']['bucket']>, timeouts?: S3Timeouts) {
    this.#bucket = new Bucket(settings, timeouts);
    this.#prefix = prefix;
    this.name = `${this.#bucket.name}/${prefix}`;
  }

  /** Oldest first; an interrupted upload is no object. */
  async list(): Promise<NamedBackup[]> {
    const backups: NamedBackup[] = [];
    for await (const objects of this.#bucket.list(this.#prefix))
      backups.push(...objects.flatMap(({ key }) => backupOf(key.slice(this.#prefix.length)) ?? []));
    return inOrder(backups);
  }

  async has(name: string): Promise<boolean> {
    return (await this.#bucket.look(this.#prefix + name)) !== undefined;
  }

  read(name: string): AsyncGenerator<Buffer> {
    return this.#bucket.read(this.#prefix + name);
  }

  write(name: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    return this.#bucket.write(this.#prefix + name, bytes);
  }

  delete(name: string): Promise<void> {
    return this.#bucket.delete(this.#prefix + name);
  }
}

export const backupBucketOf = ({ backups: { bucket } }: Pick<Config, 'backups'>, timeouts?: S3Timeouts) =>
  bucket && new BackupBucket(bucket, timeouts);

const freshMs = 60_000;
const gaugeTimeouts: S3Timeouts = { answer: 2000, chunk: 2000, pause: 0, tries: 1 };

/** Reads for metrics which backups there are, a bucket once a minute; undefined where no place is named. */
export function backupLister({ backups }: Pick<Config, 'backups'>, clock: () => number) {
  const bucket = backupBucketOf({ backups }, gaugeTimeouts);
  let cached: { readonly at: number; readonly list: Promise<NamedBackup[]> } | undefined;
  const read = (): Promise<NamedBackup[]> | undefined =>
    bucket?.list() ?? (backups.folder === undefined ? undefined : namedBackups(backups.folder));
  return (): Promise<NamedBackup[]> | undefined => {
    if (cached && bucket && clock() - cached.at < freshMs) return cached.list;
    const list = read()?.catch(() => []);
    if (list) cached = { at: clock(), list };
    return list;
  };
}
