import { inflateRaw } from 'node:zlib';
import type { ReadBytes, ZipEntry } from './zip-directory.ts';

const headerSignature = 0x04034b50;
const headerLength = 30;

/** The bytes of one small entry; undefined where it is broken, packed in an unknown way or has more than `most` bytes. */
export async function unpackEntry(
  { at, packed, method }: ZipEntry,
  size: number,
  read: ReadBytes,
  most: number,
): Promise<Buffer | undefined> {
  if (packed > most || at + headerLength > size) return undefined;
  const header = await read(at, at + headerLength);
  const start = at + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (header.readUInt32LE(0) !== headerSignature || start + packed > size) return undefined;
  const bytes = await read(start, start + packed);
  if (method === 0) return bytes;
  if (method !== 8) return undefined;
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  inflateRaw(bytes, { maxOutputLength: most }, (error, unpacked) => resolve(error ? undefined : unpacked));
  return promise;
}
