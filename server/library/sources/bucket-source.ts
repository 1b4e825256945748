import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { decodeText } from '#domain/files/text-encoding.ts';
import type { ByteRange } from '#server/core/byte-range.ts';
import type { LibraryFile } from '#server/queries/library/library-files.ts';
import type { Bucket } from '#server/s3/bucket.ts';
import { S3Fault } from '#server/s3/s3-fault.ts';
import type { Reader } from '../extract/reader.ts';
import { describedBy, folderMeta, largestMeta, metaNameOf } from '../index/meta-file.ts';
import type { LibraryCopies } from '../library-copies.ts';
import { isShownName } from '../library-path.ts';
import { type BucketFile, type BucketFolders, listFolders } from './bucket-folders.ts';
import { followBucket } from './follow-bucket.ts';
import {
  ChangedMeanwhile,
  type Followers,
  type Following,
  type LibrarySource,
  type ScannedFile,
  type ScannedFolder,
  SourceUnreachable,
  type StoredDocument,
  type TakenFile,
} from './library-source.ts';
import { composed, hasOneSpelling } from './real-names.ts';

/** Changes with a meta file: a bucket tells times in seconds, within which an editor may write twice. */
const metaMark = (meta: BucketFile | undefined): number =>
  meta ? meta.modified + (Number.parseInt(meta.etag.slice(0, 6), 16) % 1000 || 1) : 0;

function passing(error: unknown): unknown {
  if (!(error instanceof S3Fault)) return error;
  if (error.isGone) return new ChangedMeanwhile(error.message);
  return error.passes ? new SourceUnreachable(error.message) : error;
}

/** A prefix of a bucket. It is listed from time to time; in between, what lies in it is known from the last list. */
export class BucketSource implements LibrarySource {
  readonly place: string;
  readonly settle = 0;
  readonly #bucket: Bucket;
  readonly #name: string;
  readonly #prefix: string;
  readonly #copies: LibraryCopies;
  readonly #poll: number;
  #known: BucketFolders | undefined;

  /** `poll`: how long (ms) to wait at least before the bucket is listed again. */
  constructor(bucket: Bucket, options: { name: string; prefix: string; copies: LibraryCopies; poll: number }) {
    this.place = `${bucket.name}/${options.prefix}`;
    this.#bucket = bucket;
    this.#name = options.name;
    this.#prefix = options.prefix === '' ? '' : `${options.prefix}/`;
    this.#copies = options.copies;
    this.#poll = options.poll;
  }

  async refresh(): Promise<void> {
    await this.#list();
  }

  async scan(folder: string): Promise<ScannedFolder> {
    const bucketFolder = (await this.#lately()).folders.get(folder);
    if (!bucketFolder) return { present: false, folders: [], files: [], metaModified: 0 };
    const files = [...bucketFolder.files.values()]
      .filter(({ name }) => isShownName(name) && describedBy(name) === undefined)
      .map((file) => this.#scanned(file, bucketFolder.files.get(metaNameOf(file.name))));
    const metaModified = metaMark(bucketFolder.files.get(folderMeta));
    return { present: true, folders: [...bucketFolder.folders].filter(isShownName).sort(), files, metaModified };
  }

  async look(path: string): Promise<ScannedFile | undefined> {
    const [file, meta] = await Promise.all([this.#file(path), this.#file(metaNameOf(path))]);
    return file && this.#scanned(file, meta);
  }

  async beginning(path: string): Promise<string> {
    try {
      return decodeText(await buffer(this.#bucket.read(await this.#keyOf(path), { start: 0, end: largestMeta - 1 })))
        .text;
    } catch (error) {
      if (error instanceof S3Fault && error.code === 'InvalidRange') return '';
      throw passing(error);
    }
  }

  async isMoved(knownFile: LibraryFile, file: ScannedFile): Promise<boolean> {
    return knownFile.size === file.size && (await this.#lately()).fileAt(knownFile.path) === undefined;
  }

  async take(_reader: Reader, path: string, takeOptions: { copy: boolean; inside: boolean }): Promise<TakenFile> {
    const etag = (await this.#file(path))?.etag;
    const key = await this.#keyOf(path);
    const scratch = takeOptions.inside ? await this.#copies.scratch() : undefined;
    const release = scratch?.release ?? (async () => undefined);
    const file = scratch ? join(scratch.folder, 'bytes') : '';
    try {
      const read = await this.#digest(this.#bucket.read(key, undefined, etag), file);
      if (takeOptions.copy) await this.#copies.takeFromBucket(`${this.#name}/${key}`, read.hash, etag);
      return { ...read, file, release };
    } catch (error) {
      await release();
      throw passing(error);
    }
  }

  async open({ path, size, modified }: Pick<LibraryFile, 'path' | 'size' | 'modified'>) {
    const key = await this.#keyOf(path);
    const storedObject = await this.#bucket.look(key);
    if (storedObject?.size !== size || storedObject.modified !== modified) return undefined;
    return (range: ByteRange) => this.#bucket.read(key, range, storedObject.etag);
  }

  async store(path: string, { content, meta }: StoredDocument): Promise<void> {
    const metaKey = await this.#keyOf(metaNameOf(path));
    if (meta === '') await this.#bucket.delete(metaKey);
    else await this.#bucket.write(metaKey, Readable.from([Buffer.from(meta)]));
    await this.#bucket.write(await this.#keyOf(path), content);
  }

  follow(followers: Followers): Following {
    const stop = followBucket(this.#poll, followers, async () => {
      const before = this.#known;
      const now = await this.#list();
      return before ? now.differences(before) : undefined;
    });
    const forget = () => {
      stop();
      this.#known = undefined;
    };
    return { seen: () => undefined, missed: () => undefined, stop: forget };
  }

  async strays(folder: string) {
    const { files, hidden } = (await this.#lately()).folders.get(folder) ?? {
      files: new Map<string, BucketFile>(),
      hidden: [],
    };
    return [
      ...[...files.keys()].map((name) => ({ name, isLink: false })),
      ...hidden.map((hiddenName) => ({ name: composed(hiddenName), isLink: false, hiddenName })),
    ];
  }

  /** Who lists the bucket knows its files; another process asks for the one that it needs. */
  async #file(path: string): Promise<BucketFile | undefined> {
    if (this.#known) return this.#known.fileAt(path);
    const key = await this.#keyOf(path);
    const storedObject = await this.#look(key);
    return storedObject && { ...storedObject, name: path.slice(path.lastIndexOf('/') + 1) };
  }

  #look(key: string) {
    return this.#bucket.look(key).catch((error: unknown) => {
      throw passing(error);
    });
  }

  /** The key of a file. Without a list the usual spellings are asked for first, since a list takes many calls. */
  async #keyOf(path: string): Promise<string> {
    if (this.#known || hasOneSpelling(path)) return this.#prefix + (this.#known?.fileAt(path)?.key ?? path);
    for (const spelling of [path.normalize('NFD'), path]) {
      if (await this.#look(this.#prefix + spelling)) return this.#prefix + spelling;
    }
    const [start = ''] = /^[\0-\x7f]*(?=[\0-\x7f])/.exec(path) ?? [];
    const listed = await listFolders(this.#bucket, this.#prefix, 0, start);
    return this.#prefix + (listed.fileAt(path)?.key ?? path);
  }

  async #lately(): Promise<BucketFolders> {
    return this.#known ?? this.#list();
  }

  async #list(): Promise<BucketFolders> {
    try {
      this.#known = await listFolders(this.#bucket, this.#prefix, this.#known?.objects ?? 0);
      return this.#known;
    } catch (error) {
      throw error instanceof S3Fault ? new SourceUnreachable(error.message) : error;
    }
  }

  #scanned({ name, size, modified, etag }: BucketFile, meta: BucketFile | undefined): ScannedFile {
    return { name, size, modified, metaModified: metaMark(meta), inode: `s3:${etag}` };
  }

  async #digest(bytes: AsyncIterable<Buffer>, file: string) {
    const sha = createHash('sha256');
    let crc = 0;
    let size = 0;
    async function* counted() {
      for await (const chunk of bytes) {
        sha.update(chunk);
        crc = crc32(chunk, crc);
        size += chunk.length;
        yield chunk;
      }
    }
    if (file !== '') await pipeline(counted(), createWriteStream(file, { mode: 0o600 }));
    else for await (const _chunk of counted());
    return { hash: sha.digest('hex'), crc, size };
  }
}
