import { crc32 } from 'node:zlib';

export const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Chunk {
  readonly type: string;
  readonly body: Buffer;
}

/** The chunks of a PNG; undefined where one is cut off or not what its checksum says. */
export function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = pngMagic.length; at < bytes.length; ) {
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
