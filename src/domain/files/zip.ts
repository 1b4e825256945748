import { type ByteSource, pieces } from './byte-source.ts';
import { crc32 } from './crc32.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Bytes in the archive, and what the directory says of the unpacked ones. */
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
  /** Where the entry's own header begins. */
  readonly at: number;
  /** Its record in the directory. */
  readonly record: { readonly start: number; readonly end: number };
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  /** Where the directory begins, and where the record that ends it does. */
  readonly start: number;
  readonly end: number;
}

const endSignature = 0x06054b50;
const recordSignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const recordLength = 46;
const headerLength = 30;
const maxCommentLength = 65_535;
const maxDirectorySize = 4 * 1024 ** 2;
const largeSize = 0xffffffff;
/** Little is unpacked at once: a few KB can hold many MB. */
const packedPieceSize = 16 * 1024;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The tail of a file in which a ZIP's end would be, and where in it that end is; the last one counts. */
async function findEnd({ size, read }: ByteSource) {
  const start = Math.max(0, size - endLength - maxCommentLength);
  const tail = viewOf(await read(start, size));
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endSignature) return { start, tail, at };
  return undefined;
}

/** True if an unpacker accepts the file as a ZIP despite its first bytes: it ends with the end record of one. */
export async function endsAsZip(source: ByteSource): Promise<boolean> {
  const end = await findEnd(source);
  return end !== undefined && end.at + endLength + end.tail.getUint16(end.at + 20, true) === end.tail.byteLength;
}

/** Sizes and place of an entry that are too large for the record stand behind its name (ZIP64). */
function largeNumbers(record: DataView, numbers: readonly number[]): number[] {
  const [from, length] = [recordLength + record.getUint16(28, true), record.getUint16(30, true)];
  let at = from;
  while (at + 4 <= from + length && record.getUint16(at, true) !== 1) at += 4 + record.getUint16(at + 2, true);
  at += 4;
  return numbers.map((number) => {
    if (number !== largeSize) return number;
    if (at + 8 > from + length) throw new UnreadableFile('archive');
    const large = Number(record.getBigUint64(at, true));
    at += 8;
    return large;
  });
}

function entriesOf(directory: Uint8Array, start: number, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const whole = viewOf(directory);
  let at = 0;
  while (entries.length < count) {
    if (at + recordLength > directory.length || whole.getUint32(at, true) !== recordSignature)
      throw new UnreadableFile('archive');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => whole.getUint16(at + offset, true));
    const nameEnd = at + recordLength + (nameLength ?? 0);
    const end = nameEnd + (extra ?? 0) + (comment ?? 0);
    if (end > directory.length) throw new UnreadableFile('archive');
    const record = viewOf(directory.subarray(at, end));
    const sizes = [24, 20, 42].map((offset) => record.getUint32(offset, true));
    const [unpacked = 0, packed = 0, place = 0] = largeNumbers(record, sizes);
    entries.push({
      name: new TextDecoder().decode(directory.subarray(at + recordLength, nameEnd)),
      method: record.getUint16(10, true),
      isEncrypted: (record.getUint16(8, true) & 1) === 1,
      ...{ packed, unpacked, at: place },
      crc: record.getUint32(16, true),
      record: { start: start + at, end: start + end },
    });
    at = end;
  }
  return entries;
}

/** Reads the directory at the end of a ZIP; nothing is unpacked. Throws UnreadableFile if there is none. */
export async function readZip(source: ByteSource): Promise<ZipDirectory> {
  const endRecord = await findEnd(source);
  if (!endRecord) throw new UnreadableFile('archive');
  const { start: tailStart, tail, at } = endRecord;
  const size = tail.getUint32(at + 12, true);
  const start = tail.getUint32(at + 16, true);
  const end = tailStart + at;
  if (size > maxDirectorySize || start + size > end) throw new UnreadableFile('archive');
  const directory = await source.read(start, start + size);
  return { entries: entriesOf(directory, start, tail.getUint16(at + 10, true)), start, end };
}

/** True if entries share bytes, so that an archive unpacks to more than it holds. */
export function hasOverlaps({ entries, start }: Pick<ZipDirectory, 'entries' | 'start'>): boolean {
  let end = start;
  return entries
    .toSorted((a, b) => b.at - a.at)
    .some(({ at, packed }) => {
      const overlaps = at + headerLength + packed > end;
      end = at;
      return overlaps;
    });
}

/** Where the packed bytes of an entry begin. */
export async function contentStart({ at, packed }: ZipEntry, source: ByteSource): Promise<number> {
  const header = viewOf(await source.read(at, at + headerLength));
  if (header.byteLength < headerLength || header.getUint32(0, true) !== headerSignature)
    throw new UnreadableFile('archive');
  const start = at + headerLength + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packed > source.size) throw new UnreadableFile('archive');
  return start;
}

async function* inflated(packed: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  const reader = input.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw new UnreadableFile('archive');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * What an entry unpacks to, piece by piece. Throws UnreadableFile if that is more than `maxBytes`, or not what the
 * directory says of it.
 */
export async function* unpackPieces(entry: ZipEntry, source: ByteSource, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (entry.unpacked > maxBytes) throw new UnreadableFile('size');
  const isStored = entry.method === 0;
  if (entry.isEncrypted || (!isStored && entry.method !== 8)) throw new UnreadableFile('archive');
  const start = await contentStart(entry, source);
  const packed = pieces(source, { start, end: start + entry.packed, pieceSize: packedPieceSize });
  let size = 0;
  let crc = 0;
  for await (const piece of isStored ? packed : inflated(packed)) {
    size += piece.length;
    if (size > entry.unpacked) throw new UnreadableFile('archive');
    crc = crc32(piece, crc);
    yield piece;
  }
  if (size !== entry.unpacked || crc !== entry.crc) throw new UnreadableFile('archive');
}

/** What an entry unpacks to. Throws UnreadableFile. */
export async function unpack(entry: ZipEntry, source: ByteSource, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(entry.unpacked, maxBytes));
  let at = 0;
  for await (const piece of unpackPieces(entry, source, maxBytes)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
