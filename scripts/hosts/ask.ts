import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly text: string;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  const way = encoding === 'br' || encoding === 'gzip' ? unpack[encoding] : undefined;
  return (way && bytes.length > 0 ? way(bytes) : bytes).toString();
}

/** One request that follows no redirect; the path goes over the line as it stands. */
export function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const call = send({ hostname, port, path, method, headers, agent: false, timeout: 10_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        try {
          const text = unpacked(Buffer.concat(parts), answer.headers['content-encoding']);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
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
