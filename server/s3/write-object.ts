import type { S3Timeouts } from '../config/s3-settings.ts';
import { type AskS3, textOf } from './s3-call.ts';
import { S3Fault } from './s3-fault.ts';

/** The least that S3 takes as a part of several is 5 MiB. */
const partSize = 8 * 1024 ** 2;

/** Pieces of one size, and what is left. */
async function* pieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    for (let rest = chunk; rest.length > 0; ) {
      const some = rest.subarray(0, size - length);
      rest = rest.subarray(some.length);
      waiting.push(some);
      length += some.length;
      if (length < size) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  yield Buffer.concat(waiting);
}

/** Stores a stream of any length under a key, whole or not at all; answers its size in bytes. */
export async function writeObject(
  ask: AskS3,
  timeouts: S3Timeouts,
  key: string,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const requestText = async (call: Parameters<AskS3>[0]) => textOf(await ask(call), 1024 ** 2, timeouts);
  let upload: string | undefined;
  let size = 0;
  const etags: string[] = [];
  try {
    for await (const piece of pieces(bytes, partSize)) {
      size += piece.length;
      if (piece.length < partSize && upload === undefined) {
        await requestText({ method: 'PUT', key, body: piece });
        return size;
      }
      if (piece.length === 0) break;
      upload ??= /<UploadId>([^<]{1,2000})</.exec(
        await requestText({ method: 'POST', key, query: { uploads: '' } }),
      )?.[1];
      if (upload === undefined) throw new S3Fault('NoUploadId', 502, `${key}: the store began no upload`);
      const query = { partNumber: String(etags.length + 1), uploadId: upload };
      const answer = await ask({ method: 'PUT', key, query, body: piece });
      answer.resume();
      etags.push(String(answer.headers.etag));
    }
    const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const done = await requestText({ method: 'POST', key, query: { uploadId: upload as string }, body });
    // S3 answers 200 before it knows whether it will succeed.
    if (done.includes('<Error>'))
      throw new S3Fault('NotCompleted', 502, `${key}: the store did not put the parts together`);
    return size;
  } catch (error) {
    if (upload !== undefined) {
      await ask({ method: 'DELETE', key, query: { uploadId: upload } }).then(
        (answer) => answer.resume(),
        () => undefined,
      );
    }
    throw error;
  }
}
