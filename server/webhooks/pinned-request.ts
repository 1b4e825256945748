import http from 'node:http';
import https from 'node:https';

interface PinnedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** Sends a request to the checked address itself, so that the name is not resolved a second time; follows no redirect. */
export function requestPinned(
  { method, url, headers, body }: PinnedRequest,
  address: string,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const options = {
      method,
      hostname: address,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      headers: {
        ...headers,
        host: url.host,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      agent: false,
      signal,
      ...(isSecure && { servername: /^\[|^[\d.]+$/.test(url.hostname) ? '' : url.hostname }),
    } as const;
    const sent = (isSecure ? https : http).request(options, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
