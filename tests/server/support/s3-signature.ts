import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Signed {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** `Authorization` of AWS Signature Version 4, taken apart; undefined where it is none. */
export function parseAuthorization(header = '') {
  const [, accessKeyId, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ??
    [];
  return accessKeyId && scope && names && signature
    ? { accessKeyId, scope, names: names.split(';'), signature }
    : undefined;
}

/** The signature that a call must carry, as https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html says. */
export function signatureOf({ method, url, headers }: Signed, names: readonly string[], scope: string, secret: string) {
  const [path = '', query = ''] = url.split('?');
  const ordered = query === '' ? '' : query.split('&').sort().join('&');
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [method, path, ordered, lines, names.join(';'), headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}
