/** A file of which any part can be read: in memory, on a disk, in a bucket. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** The bytes from `start` to `end`, the end not included. */
  readonly read: (start: number, end: number) => Promise<Uint8Array>;
}

export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

/** The bytes of a part of a file, piece by piece. */
export async function* pieces(
  { size, read }: ByteSource,
  { start = 0, end = size, pieceSize = 64 * 1024 } = {},
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += pieceSize) yield await read(at, Math.min(end, at + pieceSize));
}
