import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseAuthorization, signatureOf } from './s3-signature.ts';

interface StoreCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
export interface StoreAnswer {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}
interface Stored {
  bytes: Buffer;
  etag: string;
  modified: number;
}

export const keyPair = { id: 'AKIDPORTAL', secret: 'a/secret+of=the%20store' };
export const region = 'eu-central-1';
const fiveMiB = 5 * 1024 ** 2;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '');
const refuse = (status: number, code: string): StoreAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message><StringToSign>x</StringToSign></Error>`,
});
const xml = (body: string): StoreAnswer => ({ status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` });

/** What S3 does with the calls that the portal makes: strict about signatures, payloads, parts and conditions. */
export class S3Store {
  readonly objects = new Map<string, Stored>();
  readonly #uploads = new Map<string, Map<number, Stored>>();
  readonly #bucket: string;
  /** Objects on a page of a list. */
  pageSize = 1000;

  constructor(bucket: string) {
    this.#bucket = bucket;
  }

  put(key: string, bytes: Buffer | string, modified = Date.now()): void {
    const content = Buffer.from(bytes);
    const etag = createHash('md5').update(content).digest('hex');
    this.objects.set(key, { bytes: content, etag, modified });
  }

  answer(call: StoreCall): StoreAnswer {
    const refusal = this.#judge(call);
    if (refusal) return refusal;
    const [path = '', query = ''] = call.url.split('?');
    const [bucket = '', ...rest] = path.slice(1).split('/').map(decodeURIComponent);
    if (bucket !== this.#bucket) return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    const requests = new Map(
      query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
    );
    if (key === '') return requests.get('list-type') === '2' ? this.#list(requests) : refuse(501, 'NotImplemented');
    const uploadId = requests.get('uploadId');
    if (call.method === 'POST' && requests.has('uploads')) return this.#begin();
    if (uploadId !== undefined) return this.#part(call, key, uploadId, Number(requests.get('partNumber')));
    if (call.method === 'PUT') return this.#store(call, key);
    if (call.method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    return this.#read(call, key);
  }

  #judge({ method, url, headers, body }: StoreCall): StoreAnswer | undefined {
    const input = parseAuthorization(headers.authorization);
    if (!input) return refuse(403, 'AccessDenied');
    if (input.accessKeyId !== keyPair.id) return refuse(403, 'InvalidAccessKeyId');
    const day = String(headers['x-amz-date']).slice(0, 8);
    if (input.scope !== `${day}/${region}/s3/aws4_request`) return refuse(400, 'AuthorizationHeaderMalformed');
    const mustBeSigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host');
    if (!mustBeSigned.every((name) => input.names.includes(name))) return refuse(403, 'AccessDenied');
    const expected = signatureOf({ method, url, headers }, input.names, input.scope, keyPair.secret);
    if (expected !== input.signature) return refuse(403, 'SignatureDoesNotMatch');
    const hash = createHash('sha256').update(body).digest('hex');
    return headers['x-amz-content-sha256'] === hash ? undefined : refuse(400, 'XAmzContentSHA256Mismatch');
  }

  #list(request: ReadonlyMap<string, string>): StoreAnswer {
    const prefix = request.get('prefix') ?? '';
    const after = Buffer.from(request.get('continuation-token') ?? '', 'base64url').toString();
    const encode = request.get('encoding-type') === 'url' ? encodeURIComponent : escaped;
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, this.pageSize);
    const last = page.at(-1);
    const more = keys.length > page.length && last !== undefined;
    const contents = page.map((key) => {
      const { bytes, etag, modified } = this.objects.get(key) as Stored;
      const time = new Date(Math.floor(modified / 1000) * 1000).toISOString();
      return `<Contents><Key>${encode(key)}</Key><LastModified>${time}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const next = more
      ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
      : '';
    return xml(
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${this.#bucket}</Name><Prefix>${encode(prefix)}</Prefix>${next}<KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${request.has('encoding-type') ? '<EncodingType>url</EncodingType>' : ''}${contents.join('')}</ListBucketResult>`,
    );
  }

  #begin(): StoreAnswer {
    const id = randomUUID();
    this.#uploads.set(id, new Map());
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }

  #part({ method, body }: StoreCall, key: string, uploadId: string, number: number): StoreAnswer {
    const parts = this.#uploads.get(uploadId);
    if (!parts) return refuse(404, 'NoSuchUpload');
    if (method === 'PUT') {
      const etag = createHash('md5').update(body).digest('hex');
      parts.set(number, { bytes: body, etag, modified: 0 });
      return { status: 200, headers: { etag: `"${etag}"` } };
    }
    if (method === 'POST') {
      const labels = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g)];
      const chosen = labels.map(([, part, etag]) => ({ part: parts.get(Number(part)), etag }));
      if (labels.length === 0 || chosen.some(({ part, etag }) => part?.etag !== etag))
        return refuse(400, 'InvalidPart');
      const all = chosen.map(({ part }) => (part as Stored).bytes);
      if (all.slice(0, -1).some(({ length }) => length < fiveMiB)) return refuse(400, 'EntityTooSmall');
      this.put(key, Buffer.concat(all));
    }
    this.#uploads.delete(uploadId);
    return method === 'POST' ? xml('<CompleteMultipartUploadResult/>') : { status: 204 };
  }

  #store({ headers, body }: StoreCall, key: string): StoreAnswer {
    const source = headers['x-amz-copy-source'];
    if (source === undefined) {
      this.put(key, body);
      return { status: 200, headers: { etag: `"${this.objects.get(key)?.etag}"` } };
    }
    const [, from = ''] = /^\/[^/]+\/(.+)$/.exec(decodeURIComponent(String(source))) ?? [];
    const result = this.objects.get(from);
    if (!result) return refuse(404, 'NoSuchKey');
    const condition = headers['x-amz-copy-source-if-match'];
    if (condition !== undefined && condition !== `"${result.etag}"`) return refuse(412, 'PreconditionFailed');
    this.put(key, result.bytes);
    return xml(`<CopyObjectResult><ETag>&quot;${result.etag}&quot;</ETag></CopyObjectResult>`);
  }

  #read({ method, headers }: StoreCall, key: string): StoreAnswer {
    const result = this.objects.get(key);
    if (!result) return method === 'HEAD' ? { status: 404 } : refuse(404, 'NoSuchKey');
    const { bytes, etag, modified } = result;
    if (headers['if-match'] !== undefined && headers['if-match'] !== `"${etag}"`)
      return refuse(412, 'PreconditionFailed');
    const common = { etag: `"${etag}"`, 'last-modified': new Date(modified).toUTCString(), 'accept-ranges': 'bytes' };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return { status: 200, headers: { ...common, 'content-length': bytes.length }, body: bytes };
    const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1);
    if (Number(from) > end) return refuse(416, 'InvalidRange');
    const part = bytes.subarray(Number(from), end + 1);
    const range = `bytes ${from}-${end}/${bytes.length}`;
    return { status: 206, headers: { ...common, 'content-length': part.length, 'content-range': range }, body: part };
  }
}
