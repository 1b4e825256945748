import { UnreadableTable } from './read-csv.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** What one part may grow to, in bytes: an archive of a few KB can hold terabytes. */
const largestPart = 16 * 1024 ** 2;
/** What all parts that are read at once may grow to. */
const largestTexts = 64 * 1024 ** 2;

/** A part of a ZIP; places are offsets in it. */
export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
  /** Where its own header begins. */
  readonly place: number;
  /** Its record in the directory at the end. */
  readonly record: { readonly start: number; readonly end: number };
}

export interface ZipParts {
  readonly parts: readonly ZipPart[];
  /** Where the directory begins. */
  readonly directory: number;
  /** Where the record that ends it begins. */
  readonly end: number;
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the directory of a ZIP. Throws where it is none. */
export function zipParts(zip: Uint8Array): ZipParts {
  const view = viewOf(zip);
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw new UnreadableTable('archive');
  const directory = view.getUint32(end + 16, true);
  const parts: ZipPart[] = [];
  let at = directory;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== entrySignature) throw new UnreadableTable('archive');
    const start = at;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const place = view.getUint32(at + 42, true);
    if (place + 30 > zip.length) throw new UnreadableTable('archive');
    const content = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    const packed = zip.subarray(content, content + view.getUint32(at + 20, true));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    parts.push({ name, method: view.getUint16(start + 10, true), packed, place, record: { start, end: at } });
  }
  return { parts, directory, end };
}

const streamed = (bytes: Uint8Array, through: CompressionStream | DecompressionStream) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through);

/** What a part unpacks to, piece by piece. Throws where that is more than `most` bytes. */
export async function* unpackedPieces(
  { method, packed }: Pick<ZipPart, 'method' | 'packed'>,
  most: number,
): AsyncGenerator<Uint8Array> {
  if (method === 0) {
    if (packed.length > most) throw new UnreadableTable('size');
    yield packed;
    return;
  }
  const reader = streamed(packed, new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
      if (size > most) throw new UnreadableTable('size');
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What a part unpacks to. Throws where that is too much. */
export async function unpacked(part: Pick<ZipPart, 'method' | 'packed'>, most = largestPart): Promise<Uint8Array> {
  if (part.method === 0 && part.packed.length <= most) return part.packed;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of unpackedPieces(part, most)) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

export const deflated = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await new Response(streamed(bytes, new CompressionStream('deflate-raw'))).arrayBuffer());

/** The parts of a ZIP whose names are wanted, as texts. Throws where it is none, or they unpack to too much. */
export async function unzipTexts(zip: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let left = largestTexts;
  for (const part of zipParts(zip).parts) {
    if (!wanted.test(part.name)) continue;
    const bytes = await unpacked(part, Math.min(left, largestPart));
    left -= bytes.length;
    found.set(part.name, new TextDecoder().decode(bytes));
  }
  return found;
}
