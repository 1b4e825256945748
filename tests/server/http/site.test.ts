import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
const files: Record<string, string> = {
  'index.html': '<h1>Anmeldung</h1>',
  'en.html': '<h1>Login</h1>',
  'en/my-portal.html': '<h1>My portal</h1>',
  'etc/tickets.html': '<h1>Tickets</h1>',
  'etc/tickets/edit.html': '<h1>Ticket</h1>',
  '404.html': '<h1>Nicht gefunden</h1>',
  'en/404.html': '<h1>Not found</h1>',
  '_astro/app.abc123.js': `export const words = ${JSON.stringify('wort '.repeat(2000))};`,
  'pagefind/pagefind-worker.js': 'addEventListener("message", () => {});',
  'pagefind/pagefind-entry.json': '{}',
  'pagefind/fragment/de-de_1a2b3c.pf_fragment': 'bytes',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

beforeAll(async () => {
  portal = await openPortal();
  for (const [name, text] of Object.entries(files)) {
    const path = join(portal.config.siteDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(portal.dataDir, 'secret.txt'), 'geheim');
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

test.each([
  ['/', 'Anmeldung', 'no-cache'],
  ['/?redirect=%2Fmy-portal', 'Anmeldung', 'no-cache'],
  ['/en', 'Login', 'max-age=300'],
  ['/en/', 'Login', 'max-age=300'],
  ['/en/my-portal', 'My portal', 'max-age=300'],
  ['/etc/tickets', 'Tickets', 'max-age=300'],
  ['/etc/tickets/edit?id=1', 'Ticket', 'max-age=300'],
  ['/etc/tickets/edit.html', 'Ticket', 'max-age=300'],
])('§site %s shows its page, kept for five minutes where it is the same for everybody', async (url, heading, cache) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(`<h1>${heading}</h1>`);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe(cache);
  expect((await get(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

test.each(['/api/nothing', '/api/nothing/at-all.gz'])(
  '§site %s, which the API has not, is answered as the API does',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toHaveProperty('_error');
  },
);

test('§site files with a hash in their name are kept for good, and travel compressed', async () => {
  const answer = await get('/_astro/app.abc123.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers['cache-control']).toBe('public,max-age=31536000,immutable');
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(files['_astro/app.abc123.js']);
});

test('§site only the search worker may compile WebAssembly, and it may do nothing else', async () => {
  const policy = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
  const ofWorker = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";
  const worker = await get('/pagefind/pagefind-worker.js');
  expect(worker.headers['content-security-policy']).toBe(`${policy}, ${ofWorker}`);
  expect(worker.headers['content-type']).toMatch(/javascript/);
  expect((await get('/en/my-portal')).headers['content-security-policy']).toBe(policy);
});

test.each([
  ['pagefind-entry.json', 'application/json', 'no-cache'],
  ['fragment/de-de_1a2b3c.pf_fragment', 'application/gzip', 'public,max-age=31536000,immutable'],
])('§site %s of the page index has its type and is kept as long as its name says', async (name, type, cache) => {
  const { headers } = await get(`/pagefind/${name}`);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe(cache);
});

const packed = { br: brotliDecompressSync, gzip: gunzipSync };

describe('packed copies', () => {
  const url = '/help';
  const page = `<h1>Hilfe</h1>${'<p>Text</p>'.repeat(500)}`;
  beforeAll(() => {
    const path = join(portal.config.siteDir, 'help.html');
    writeFileSync(path, page);
    writeFileSync(`${path}.br`, brotliCompressSync(page));
    writeFileSync(`${path}.gz`, gzipSync(page));
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const)('§site who accepts %s gets the copy packed as %s by the build', async (accepted, encoding) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'max-age=300',
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(packed[encoding](answer.rawPayload).toString()).toBe(page);
    const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await portal.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': accepted } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-encoding', 'content-type', 'content-length', 'etag'])
      expect(head.headers[name], name).toBe(answer.headers[name]);
  });

  test.each(['identity', 'compress', ''])('§site who accepts "%s" gets the page itself', async (accepted) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect([answer.body, answer.headers.vary]).toEqual([page, expect.stringMatching(/accept-encoding/i)]);
  });

  test('§site a part of a page is a part of the page itself, also for who accepts packed copies', async () => {
    const part = await get(url, { 'accept-encoding': 'br, gzip', range: 'bytes=4-8' });
    expect([part.statusCode, part.body]).toEqual([206, 'Hilfe']);
    expect(part.headers['content-range']).toBe(`bytes 4-8/${page.length}`);
    expect(part.headers).not.toHaveProperty('content-encoding');
    const outside = await get(url, { range: `bytes=${page.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${page.length}`]);
  });

  test.each(['/help.html.br', '/help.html.gz', '/_headers', '/_redirects', '/_builds.json'])(
    '§site %s is for hosts, not for readers',
    async (path) => {
      writeFileSync(join(portal.config.siteDir, '_headers'), 'X: y');
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

test.each([
  ['en-GB,en;q=0.9,de;q=0.8', '', '/en'],
  ['de;q=0.5,en;q=0.8', '', '/en'],
  ['fr,en;q=0.1', '', '/en'],
  ['de-DE,de;q=0.9,en;q=0.8', '', undefined],
  ['fr', '', undefined],
  ['', '', undefined],
  ['en;q=0,de', '', undefined],
  ['en', 'nf_lang=de', undefined],
  ['de', 'a=b; nf_lang=en', '/en'],
])(
  '§1-2 a first visit to / with the languages "%s" and the cookie "%s" goes to %s',
  async (languages, cookie, target) => {
    const answer = await get('/?redirect=%2Fetc%2Ftickets', { 'accept-language': languages, cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual(
      target ? [302, `${target}?redirect=%2Fetc%2Ftickets`] : [200, undefined],
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('Accept-Language, Cookie');
  },
);

test('§site other addresses keep their language', async () => {
  for (const url of ['/en', '/etc/tickets', '/en/my-portal'])
    expect((await get(url, { 'accept-language': url.startsWith('/en') ? 'de' : 'en' })).statusCode).toBe(200);
});

test('§site an already compressed file is sent unchanged, without a content encoding', async () => {
  const bytes = gzipSync(Buffer.from('wort '.repeat(2000)));
  writeFileSync(join(portal.config.siteDir, 'pagefind/wasm.de-de.pagefind'), bytes);
  const answer = await get('/pagefind/wasm.de-de.pagefind', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.rawPayload.equals(bytes)).toBe(true);
});

test.each(['/nowhere', '/etc/', '/_astro/none.js', '/%00', '/%', '/en/%ff', '/404', '/404.html', '/404/'])(
  '§site %s shows the page for what is missing',
  async (url) => {
    const answer = await get(url);
    expect([400, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 404) expect(answer.body).toContain('Nicht gefunden');
  },
);

test.each(['/en/nowhere', '/en/etc/nowhere?a=1', '/en/404', '/en/404.html'])(
  '§site %s is missed in English',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Not found</h1>']);
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_astro/../../secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/%2e%2e%2fkeys.json',
  '/.%00./secret.txt',
  '/etc/passwd',
])('§site %s leads nowhere outside the site', async (url) => {
  const answer = await get(url);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('geheim');
});

test('§site without a built site the API still answers, and pages say that they are missing', async () => {
  rmSync(join(portal.config.siteDir, '404.html'));
  const answer = await get('/nowhere');
  expect([answer.statusCode, answer.json()._error]).toEqual([404, 404]);
});

test('§site every answer carries the security headers; the API is never cached', async () => {
  const answers = [await get('/'), await get('/api/health'), await get('/api/nowhere'), await get('/api/foundation')];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
  for (const { headers } of answers.slice(1)) expect(headers['cache-control']).toBe('no-store');
});

test('§site in production browsers are told to use https only', async () => {
  const live = await openPortal({ NODE_ENV: 'production' });
  const { headers } = await live.app.inject('/api/health');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  await live.close();
});
