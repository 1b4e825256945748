import { crc32, inflateSync } from 'node:zlib';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes per point by the kind of colour: grey, colour, and both with transparency. */
const depths: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const largest = { width: 2400, height: 1200 } as const;

interface Chunk {
  readonly type: string;
  readonly body: Buffer;
}

/** The chunks of a PNG; undefined where one is cut off or not what its checksum says. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = magic.length; at < bytes.length; ) {
    if (at + 12 > bytes.length) return undefined;
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const framed = bytes.subarray(at + 4, end - 4);
    if (crc32(framed) !== bytes.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type: framed.toString('latin1', 0, 4), body: framed.subarray(4) });
    at = end;
  }
  return chunks;
}

/**
 * A picture that a document can take: a plain PNG of 8 bits, not interlaced, of a reasonable size and whole to the last
 * line. What is not would end the process, because it fails where nobody can catch it.
 */
export function checkedPng(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const chunks = chunksOf(bytes);
  const [head] = chunks ?? [];
  if (!chunks || head?.type !== 'IHDR' || head.body.length !== 13 || chunks.at(-1)?.type !== 'IEND') return undefined;
  const [width, height] = [head.body.readUInt32BE(0), head.body.readUInt32BE(4)];
  const [bits, colour, , , interlace] = head.body.subarray(8);
  const depth = depths[colour ?? -1];
  const fits = width > 0 && height > 0 && width <= largest.width && height <= largest.height;
  if (!fits || bits !== 8 || interlace !== 0 || depth === undefined) return undefined;
  const expected = height * (1 + width * depth);
  const packed = Buffer.concat(chunks.flatMap(({ type, body }) => (type === 'IDAT' ? [body] : [])));
  try {
    return inflateSync(packed, { maxOutputLength: expected }).length === expected ? bytes : undefined;
  } catch {
    return undefined;
  }
}
