import { createHash } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings, S3Timeouts } from '../config/s3-settings.ts';
import { refusal, S3Fault, silence } from './s3-fault.ts';

interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Answers a call that succeeded; its body is still to be read. Throws `S3Fault`. */
export type AskS3 = (call: S3Call) => Promise<IncomingMessage>;

/** Calls of this process that a store did not answer, or answered with a fault of its own; repetitions count too. */
export const storeFailures = { total: 0 };
const isFailureOfStore = (error: unknown) => error instanceof S3Fault && error.passes;

const defaultTries = 3;
const longestRefusal = 64 * 1024;
const batchSize = 64;

const encode = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The way to one bucket: signed calls over connections that are kept, repeated where that may help. */
export function openS3(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings,
  timeouts: S3Timeouts,
) {
  const tries = timeouts.tries ?? defaultTries;
  const base = new URL(endpoint);
  const secure = base.protocol === 'https:';
  const send = secure ? overHttps : overHttp;
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, maxSockets: batchSize })
    : new HttpAgent({ keepAlive: true, maxSockets: batchSize });
  const origin = pathStyle
    ? `${endpoint}/${bucket}`
    : `${base.protocol}//${bucket}.${base.host}${base.pathname.replace(/\/$/, '')}`;
  const keys = new Map<string, ArrayBuffer>();

  async function signed({ method, key, query = {}, headers = {}, body }: S3Call) {
    // Only a portal with a bucket pays for it.
    const { AwsV4Signer } = await import('aws4fetch');
    const queryParts = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
    const path = key === '' ? '' : `/${key.split('/').map(encode).join('/')}`;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: `${origin}${path}${queryParts.length > 0 ? `?${queryParts.join('&')}` : ''}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: keys,
    });
    return signer.sign();
  }

  async function once(call: S3Call): Promise<IncomingMessage> {
    const where = `${call.method} ${bucket}/${call.key}`;
    const { url, headers } = await signed(call);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const body = call.body === undefined ? undefined : Buffer.from(call.body);
      const sent = send(url, {
        method: call.method,
        agent,
        headers: { ...Object.fromEntries(headers), ...(body && { 'content-length': body.length }) },
      });
      const limit = setTimeout(
        () => sent.destroy(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
        // A large part takes its time to be sent: a second for each 256 KB more.
        timeouts.answer + (body?.length ?? 0) / 256,
      );
      sent.on('response', resolve).on('error', (error) => reject(silence(where, error)));
      sent.on('close', () => clearTimeout(limit)).on('response', () => clearTimeout(limit));
      sent.end(body);
    });
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    const responseText = await textOf(answer, longestRefusal, timeouts).catch(() => '');
    throw refusal(where, status, responseText);
  }

  return async (call: S3Call): Promise<IncomingMessage> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(call);
      } catch (error) {
        if (isFailureOfStore(error)) storeFailures.total += 1;
        if (!(error instanceof S3Fault) || !error.passes || attempt >= tries) throw error;
        await wait(timeouts.pause * 2 ** (attempt - 1) * (0.5 + Math.random()), undefined, { ref: false });
      }
    }
  };
}

/** The body of an answer; an answer that stops coming, or grows beyond `most` bytes, is given up. */
export async function textOf(answer: IncomingMessage, most: number, { chunk }: S3Timeouts): Promise<string> {
  const limit = setTimeout(() => answer.destroy(new Error('too slow')), chunk);
  let size = 0;
  answer.on('data', ({ length }: Buffer) => {
    size += length;
    if (size > most) answer.destroy(new Error('too long'));
  });
  return text(answer).finally(() => clearTimeout(limit));
}
