import { createECDH, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { openPortal, type Session } from './portal.ts';
import { certificate, key } from './push-certificate.ts';

interface Ece {
  decrypt(body: Buffer, options: object): Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
type Answer = (response: ServerResponse) => void;
export const created: Answer = (response) => void response.writeHead(201).end();
export const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end('no');

/** A push service on this machine, by TLS: keeps what it gets and answers as a test wants. */
async function openPushService() {
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  const received: Received[] = [];
  let answer: Answer = created;
  const server = createServer({ key, cert: certificate }, async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    origin: `https://push.example:${port}`,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
type PushService = Awaited<ReturnType<typeof openPushService>>;

/** A portal whose only push service is one on this machine. */
export async function openWithPushService(env: Record<string, string> = {}) {
  const portal = await openPortal({
    PUBLIC_BASE_URL: 'https://portal.example.com',
    PUSH_SERVICES: 'push.example,*.push.example',
    PUSH_CONTACT: 'mailto:portal@example.com',
    PUSH_ALLOWED_NETWORKS: '127.0.0.1/32',
    ...env,
  });
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  return { portal, service: await openPushService() };
}

const nextBrowser = (() => {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
})();

/** What a browser gives the portal, and how it reads what comes. */
export function openBrowser({ origin }: Pick<PushService, 'origin'>, endpoint = `${origin}/send/${nextBrowser()}`) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const keys = { endpoint, p256dh: ecdh.getPublicKey('base64url'), auth };
  return {
    ...keys,
    body: { ...keys, locale: 'de' as const },
    /** Decrypted as a browser does (RFC 8291). */
    read: (message: Received | undefined): Record<string, string> => {
      const options = { version: 'aes128gcm', privateKey: ecdh, authSecret: auth };
      return JSON.parse(ece.decrypt(message?.body ?? Buffer.alloc(0), options).toString('utf8'));
    },
  };
}

/** The claims that a push service reads, if they are signed by the key that the browser subscribed with (RFC 8292). */
export async function vapidClaims({ headers }: Received, publicKey: string) {
  const [, jwt = '', k = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers['authorization'] ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verified = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'));
  return { ...verified.payload, k, alg: decodeProtectedHeader(jwt).alg };
}

export const turnOn = async (session: Session, browser: { readonly body: object }) => {
  const answer = await session.post('/me/push', browser.body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ key: string; items: { id: string; client: string; lastSuccess?: number }[] }>();
};
export const browsersOf = async (session: Session) =>
  (await session.get('/me/push')).json<{ key?: string; items: { id: string; lastSuccess?: number }[] }>().items;
