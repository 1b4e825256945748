import { inflateSync } from 'node:zlib';
import { chunksOf, pngMagic } from './png-chunks.ts';

/** Bytes per point by the kind of colour: grey, colour, and both with transparency. */
const depths: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const largest = { width: 2400, height: 1200 } as const;

/**
 * A picture that a document can take: a plain PNG of 8 bits, not interlaced, of a reasonable size and whole to the last
 * line. Any other picture would end the process, because it fails at a point where no code can catch it.
 */
export function checkedPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, pngMagic.length).equals(pngMagic)) return undefined;
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
