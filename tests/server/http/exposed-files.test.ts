import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let port: number;
beforeAll(async () => {
  portal = await openPortal();
  for (const name of [
    'index.html',
    '404.html',
    '_astro/app.abc123.js',
    '_astro/style.abc123.css',
    'fonts/a.woff2',
    '.env',
  ]) {
    mkdirSync(dirname(join(portal.config.siteDir, name)), { recursive: true });
    writeFileSync(join(portal.config.siteDir, name), `of ${name}`);
  }
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => portal.close());

const ask = (method: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers: { 'x-probe': 'Echogeheimnis' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });

test('§interface TRACE and methods that nothing uses are refused and echo nothing', async () => {
  for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'SEARCH', 'PURGE'])
    for (const path of ['/', '/api/foundation', '/api/jwt_token']) {
      const answer = await ask(method, path).catch(() => ({ status: 400, body: '' }));
      expect([method, path, (answer.status ?? 0) >= 400]).toEqual([method, path, true]);
      expect(answer.body).not.toContain('Echogeheimnis');
    }
});

test('§site no folder is listed', async () => {
  expect((await ask('GET', '/_astro/app.abc123.js')).status).toBe(200);
  for (const path of ['/_astro/', '/_astro', '/en/_astro/', '/fonts/', '/fonts', '/api/', '/api']) {
    const { status, body } = await ask('GET', path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain('abc123');
  }
});

test('§site sources, settings and histories are not served', async () => {
  const paths = ['.git/config', '.env', 'package.json', 'sbom.json', 'server/main.ts', 'keys.json', 'data/keys.json'];
  for (const path of [...paths, 'node_modules/fastify/package.json', '.portal-build', 'dist.content/index.json'])
    for (const start of ['/', '/_astro/../../', '/%2e%2e/', '/en/'])
      expect([start + path, (await ask('GET', start + path)).status]).toEqual([start + path, 404]);
});
