import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersOfSite } from '../../../scripts/site/headers-file.ts';
import {
  assetHeaders,
  cacheHeaders,
  pageCache,
  pageSearchHeaders,
  securityHeaders,
  strictTransport,
} from '../../../src/domain/site/security-headers.ts';
import { languageCookie } from '../../../src/domain/text/language.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs/deploy', name), 'utf8');

test.each(['nginx.conf', 'Caddyfile'])('§2 %s sends the headers that the server sends', (name) => {
  const text = read(name);
  for (const [header, value] of Object.entries({ ...securityHeaders, ...strictTransport }))
    expect(text).toMatch(header === 'Cross-Origin-Resource-Policy' ? `"${value}"` : `${header} "${value}"`);
  for (const value of [cacheHeaders, pageSearchHeaders, assetHeaders, { pageCache }].flatMap(Object.values<string>))
    expect(text).toContain(`"${value}"`);
});

test('A.2 nginx.conf starts on a stock nginx: no module that is not built in, no TLS without a certificate', () => {
  const active = read('nginx.conf').replace(/^\s*#.*$/gm, '');
  expect(active).not.toMatch(/brotli/);
  expect(/listen[^;]*\bssl\b/.test(active)).toBe(/^\s*ssl_certificate\s/m.test(active));
  expect(read('nginx.conf')).toContain('# brotli_static on;');
});

test.each(['nginx.conf', 'Caddyfile', 'README.md'])('§1 %s chooses the language of / as the server does', (name) => {
  expect(read(name)).toContain(languageCookie);
  expect(read(name)).toMatch(/accept[-_]language/i);
});

test('§2 no address gets two rules on caching from _headers, because hosts join them', () => {
  const pages = [
    '',
    '404',
    'my-portal',
    'tutorials',
    'tutorials/first-steps',
    'etc/tickets',
    'etc/tickets/edit',
    'en/',
  ];
  const text = headersOfSite([...pages, 'en/404', 'en/etc/tickets']);
  const rules = text
    .split('\n\n')
    .filter((block) => block.includes('Cache-Control'))
    .map((block) => block.split('\n')[0] ?? '');
  const hashed = ['/_astro/*', '/pagefind/fragment/*', '/pagefind/index/*'];
  expect(rules).toEqual([...hashed, '/my-portal', '/tutorials', '/tutorials/*', '/etc/*', '/en', '/en/*']);
  const fits = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  expect(rules.filter((path) => rules.some((rule) => rule !== path && fits(rule, path)))).toEqual([]);
  for (const [header, value] of Object.entries(securityHeaders)) expect(text).toContain(`  ${header}: ${value}`);
});
