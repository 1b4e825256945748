import { createHash } from 'node:crypto';

/** What a run of bytes is: its length, and its SHA-256 in hexadecimal. */
export interface MeasuredBytes {
  readonly size: number;
  readonly sha256: string;
}

/** Passes bytes on, counts them and works out their digest. */
export function measuring() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *through(bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    measured: (): MeasuredBytes => ({ sha256: hash.digest('hex'), size }),
  };
}

/** Reads a stream to its end. */
export async function measureBytes(bytes: AsyncIterable<Buffer>): Promise<MeasuredBytes> {
  const { through, measured } = measuring();
  for await (const _ of through(bytes));
  return measured();
}
