import { type ClientRequest, type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Address {
  readonly origin: string;
  /** For a host on this machine: the name it serves, and its self-signed certificate. */
  readonly trial?: { readonly name: string; readonly certificate: string };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Each line of a header by itself. */
  readonly headerLines: NodeJS.Dict<string[]>;
  /** Unpacked. */
  readonly text: string;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  const way = encoding === 'br' || encoding === 'gzip' ? unpack[encoding] : undefined;
  return (way && bytes.length > 0 ? way(bytes) : bytes).toString();
}

/** A call that waits for its body. */
export function open(
  { origin, trial }: Address,
  path: string,
  headers: Readonly<Record<string, string>>,
  method: string,
): ClientRequest {
  const { protocol, hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, agent: false, timeout: 10_000 } as const;
  const allHeaders = { ...(trial && { Host: trial.name }), ...headers };
  if (protocol === 'http:') return overHttp({ ...options, headers: allHeaders });
  const tls = trial && { ca: trial.certificate, servername: trial.name };
  return overHttps({ ...options, ...tls, headers: allHeaders });
}

/** One request that follows no redirect; the path goes over the line as it stands. */
export function ask(
  address: Address,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = open(address, path, headers, method);
    call.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        try {
          const text = unpacked(Buffer.concat(parts), answer.headers['content-encoding']);
          const { statusCode: status = 0, headers, headersDistinct: headerLines } = answer;
          resolve({ status, headers, headerLines, text });
        } catch (error) {
          reject(error);
        }
      });
    });
    call.on('timeout', () => call.destroy(new Error('no answer within 10 s')));
    call.on('error', reject);
    call.end();
  });
}
