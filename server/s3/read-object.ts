import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Timeouts } from '../config/s3-settings.ts';
import type { ByteRange } from '../core/byte-range.ts';
import type { AskS3 } from './s3-call.ts';
import { S3Fault, silence } from './s3-fault.ts';

const tries = 3;

/**
 * The bytes of an object. If they stop coming, the rest is requested again, of the same object; gives up with `S3Fault`
 * after three attempts without a byte, and at once if the object has changed by then.
 */
export async function* readObject(
  ask: AskS3,
  timeouts: S3Timeouts,
  objectRequest: { key: string; range?: ByteRange | undefined; etag?: string | undefined },
): AsyncGenerator<Buffer> {
  let { start, end } = objectRequest.range ?? { start: 0, end: undefined as number | undefined };
  let { etag } = objectRequest;
  if (end !== undefined && end < start) return;
  for (let failed = 0; ; ) {
    const headers = {
      ...((start > 0 || end !== undefined) && { range: `bytes=${start}-${end ?? ''}` }),
      ...(etag !== undefined && { 'if-match': `"${etag}"` }),
    };
    const answer = await ask({ method: 'GET', key: objectRequest.key, headers });
    etag ??= String(answer.headers.etag ?? '').replaceAll('"', '');
    // An object may end before the range does.
    const last = start + Number(answer.headers['content-length']) - 1;
    end = Math.min(end ?? last, last);
    try {
      for await (const chunk of patiently(answer, timeouts.chunk)) {
        start += chunk.length;
        failed = 0;
        yield chunk;
      }
    } catch (error) {
      failed += 1;
      if (failed >= tries) throw silence(objectRequest.key, error);
      await wait(timeouts.pause * 2 ** failed, undefined, { ref: false });
    }
    if (start === end + 1) return;
  }
}

/** Waits for the next bytes so long (ms); not for who reads them. */
async function* patiently(answer: IncomingMessage, timeouts: number): AsyncGenerator<Buffer> {
  const chunks = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const limit = setTimeout(
        () => answer.destroy(new S3Fault('ETIMEDOUT', 0, 'the store stopped sending')),
        timeouts,
      );
      const { done, value } = await chunks.next().finally(() => clearTimeout(limit));
      if (done) return;
      yield value;
    }
  } finally {
    answer.destroy();
  }
}
