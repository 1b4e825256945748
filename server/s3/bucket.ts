import { defaultS3Timeouts, type S3Settings, type S3Timeouts } from '../config/s3-settings.ts';
import type { ByteRange } from '../core/byte-range.ts';
import { type ListedObject, readListPage, wholeSeconds } from './list-page.ts';
import { readObject } from './read-object.ts';
import { type AskS3, openS3, textOf } from './s3-call.ts';
import { S3Fault } from './s3-fault.ts';
import { writeObject } from './write-object.ts';

const longestList = 16 * 1024 ** 2;

/** A bucket of any store that speaks S3. All calls throw `S3Fault` where the store does not do what it is asked. */
export class Bucket {
  readonly name: string;
  readonly #bucket: string;
  readonly #ask: AskS3;
  readonly #patience: S3Timeouts;

  constructor(settings: S3Settings, timeouts: S3Timeouts = defaultS3Timeouts) {
    this.name = `${settings.endpoint}/${settings.bucket}`;
    this.#bucket = settings.bucket;
    this.#patience = timeouts;
    this.#ask = openS3(settings, timeouts);
  }

  /** Objects with keys that begin with a prefix, in pages of at most a thousand. */
  async *list(prefix: string): AsyncGenerator<ListedObject[]> {
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      };
      const answer = await this.#ask({ method: 'GET', key: '', query });
      const page = readListPage(await textOf(answer, longestList, this.#patience));
      yield page.objects;
      next = page.next;
    } while (next !== undefined);
  }

  /** Throws where the bucket does not answer to a list of nothing. */
  async reach(): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1', prefix: 'health/' };
    readListPage(await textOf(await this.#ask({ method: 'GET', key: '', query }), longestList, this.#patience));
  }

  /** Undefined where there is no such object. */
  async look(key: string): Promise<ListedObject | undefined> {
    try {
      const { headers } = await this.#send({ method: 'HEAD', key });
      return {
        key,
        size: Number(headers['content-length']),
        modified: wholeSeconds(Date.parse(headers['last-modified'] ?? '')),
        etag: String(headers.etag ?? '').replaceAll('"', ''),
      };
    } catch (error) {
      if (error instanceof S3Fault && error.status === 404) return undefined;
      throw error;
    }
  }

  /** With an `etag` the bytes are those of that version of the object, or a fault that `isGone`. */
  read(key: string, range?: ByteRange, etag?: string): AsyncGenerator<Buffer> {
    return readObject(this.#ask, this.#patience, { key, range, etag });
  }

  /** Answers the size in bytes. */
  write(key: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    return writeObject(this.#ask, this.#patience, key, bytes);
  }

  /** Copies inside the store; `from` begins with the name of its bucket. The copy is of the version with that `etag`. */
  async copy(from: string, to: string, etag?: string): Promise<void> {
    const answer = await this.#ask({
      method: 'PUT',
      key: to,
      headers: {
        'x-amz-copy-source': `/${from.split('/').map(encodeURIComponent).join('/')}`,
        ...(etag !== undefined && { 'x-amz-copy-source-if-match': `"${etag}"` }),
      },
    });
    const responseText = await textOf(answer, longestList, this.#patience);
    if (responseText.includes('<Error>')) throw new S3Fault('NotCopied', 502, `${to}: the store did not copy ${from}`);
  }

  /** Gives an object another key. */
  async move(key: string, to: string): Promise<void> {
    await this.copy(`${this.#bucket}/${key}`, to);
    await this.delete(key);
  }

  /** Does nothing where there is no such object. */
  async delete(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', key });
  }

  async #send(call: Parameters<AskS3>[0]) {
    const answer = await this.#ask(call);
    answer.resume();
    return answer;
  }
}
