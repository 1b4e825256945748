import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/config/s3-settings.ts';
import { Bucket } from '#server/s3/bucket.ts';
import { keyPair, region, S3Store, type StoreAnswer } from './s3-store.ts';

/** What a disturbed store does with an answer in place of sending it; undefined where it sends it all the same. */
type Fault = (request: IncomingMessage, response: ServerResponse, answer: StoreAnswer) => boolean;

export const quick = { answer: 2000, chunk: 2000, pause: 1 };
const undisturbed: Fault = () => false;

/** A store that speaks S3 on a port of its own; faults are put between it and the client. */
export async function openS3Server() {
  const store = new S3Store('portal');
  const calls: string[] = [];
  let fault = undisturbed;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push(`${method} ${decodeURIComponent(url)}`);
    const answer = store.answer({ method, url, headers, body: await buffer(request) });
    if (fault(request, response, answer)) return;
    response.writeHead(answer.status, answer.headers);
    response.end(method === 'HEAD' ? undefined : answer.body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'portal',
    region,
    accessKeyId: keyPair.id,
    secretAccessKey: keyPair.secret,
    pathStyle: true,
  };
  return {
    store,
    settings,
    bucket: new Bucket(settings, quick),
    /** Method and address of every call, oldest first. */
    calls,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    disturb: (next: Fault = undisturbed) => {
      fault = next;
    },
    up: () => listen(port),
    down: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type S3Server = Awaited<ReturnType<typeof openS3Server>>;

/** Refuses so many calls as a store does that has too much to do. */
export function busy(times: number): Fault {
  let left = times;
  return (_request, response) => {
    if (left <= 0) return false;
    left -= 1;
    response.writeHead(503, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
    return true;
  };
}

/** Cuts the connection after so many bytes of an object, so many times. */
export function cut(after: number, times: number): Fault {
  let left = times;
  return (request, response, { status, headers, body }) => {
    if (left <= 0 || request.method !== 'GET' || request.url?.includes('list-type')) return false;
    left -= 1;
    response.writeHead(status, headers);
    response.flushHeaders();
    response.write(Buffer.from(body ?? '').subarray(0, after), () => request.socket.end());
    return true;
  };
}

/** Never answers. */
export const silent: Fault = () => true;
