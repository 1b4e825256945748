import { Readable } from 'node:stream';
import type { ByteRange } from '#server/core/byte-range.ts';

/** A piece of a download with a length that is known before its bytes are. */
export interface Segment {
  size: number;
  /** Bytes `start` to `end` of the piece, both included. */
  read: (range: ByteRange) => AsyncIterable<Buffer> | Promise<Buffer>;
}

export const totalSize = (segments: readonly Segment[]): number => segments.reduce((sum, { size }) => sum + size, 0);

type Check = () => Promise<void>;

/** The bytes of a range over all pieces, one after the other, never more in memory than a chunk; ends with an error once `check` throws. */
export function readSegments(segments: readonly Segment[], range: ByteRange, check?: Check): Readable {
  return Readable.from(checked(slices(segments, range), check), { objectMode: false });
}

async function* checked(chunks: AsyncIterable<Buffer>, check: Check | undefined): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await check?.();
    yield chunk;
  }
}

async function* slices(segments: readonly Segment[], { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const { size, read } of segments) {
    const first = Math.max(0, start - offset);
    const last = Math.min(size - 1, end - offset);
    offset += size;
    if (first > last) continue;
    const bytes = read({ start: first, end: last });
    if (bytes instanceof Promise) yield await bytes;
    else yield* bytes;
  }
}
