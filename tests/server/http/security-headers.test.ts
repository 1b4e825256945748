import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { day, openPortal } from '../support/portal.ts';

test('§interface no answer may be embedded by a page of another origin', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  for (const url of [
    '/',
    '/_astro/app.abc123.js',
    '/gibt-es-nicht',
    '/api/health',
    '/api/foundation',
    '/api/public/filedownload/x',
  ]) {
    expect([url, (await portal.app.inject(url)).headers['cross-origin-resource-policy']]).toEqual([url, 'same-origin']);
  }
});

test('§interface security.txt names the contact for weaknesses, and never expires', async () => {
  const config = {
    PUBLIC_BASE_URL: 'https://portal.example.com',
    PUBLIC_SECURITY_CONTACT: 'mailto:cert@etc.example.com',
  };
  const own = await openPortal(config);
  const read = async () => {
    const { statusCode, headers, body } = await own.app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Contact: mailto:cert@etc.example.com',
        'Preferred-Languages: de, en',
        'Canonical: https://portal.example.com/.well-known/security.txt',
      ]),
    );
    return Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - own.now();
  };
  const left = await read();
  expect([left > 300 * day, left < 365 * day]).toEqual([true, true]);
  own.pass(1000 * day);
  expect(await read()).toBe(left);
  await own.close();
  expect(() => readConfig({ PUBLIC_SECURITY_CONTACT: 'javascript:x' })).toThrow('PUBLIC_SECURITY_CONTACT');
});
