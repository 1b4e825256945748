import { crc32 } from 'node:zlib';
import { directoryEnd, directoryEntry, localHeader } from './zip-archive.ts';

export interface MadeFile {
  readonly name: string;
  /** In ms. */
  readonly modified: number;
  readonly bytes: Buffer;
}

/** An archive of files that are made one after the other, of which never more than one is held; its size is known at its end. */
export async function* zipStream(files: AsyncIterable<MadeFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, modified, bytes } of files) {
    const encoded = Buffer.from(name, 'utf8');
    const head = { size: bytes.length, modified };
    const crc = crc32(bytes);
    yield localHeader(encoded, head, crc);
    yield bytes;
    directory.push(directoryEntry(encoded, head, crc, at));
    at += 30 + encoded.length + bytes.length;
  }
  const entries = Buffer.concat(directory);
  yield entries;
  yield directoryEnd(directory.length, entries.length, at);
}
