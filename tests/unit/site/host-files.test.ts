import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  assetHeaders,
  cacheHeaders,
  pageCache,
  pageSearchHeaders,
  securityHeaders,
  strictTransport,
} from '#domain/site/security-headers.ts';
import { languageCookie } from '#domain/text/language.ts';
import { doubledHeaders } from '#scripts/hosts/answer-checks.ts';
import { expectedOverHttp } from '#scripts/hosts/expected-over-tls.ts';
import { headersOfSite } from '#scripts/site/headers-file.ts';

const files: Record<string, string> = {
  'nginx.conf': 'deploy/nginx/portal.conf',
  Caddyfile: 'deploy/caddy/Caddyfile',
  'deploy.md': 'docs/operations/deploy.md',
};
const read = (name: string) => readFileSync(join(import.meta.dirname, '../../..', files[name] ?? name), 'utf8');

test.each(['nginx.conf', 'Caddyfile'])('§site %s sends the headers that the server sends', (name) => {
  const text = read(name);
  for (const [header, value] of Object.entries({ ...securityHeaders, ...strictTransport }))
    expect(text).toMatch(header === 'Cross-Origin-Resource-Policy' ? `"${value}"` : `${header} "${value}"`);
  for (const value of [cacheHeaders, pageSearchHeaders, assetHeaders, { pageCache }].flatMap(Object.values<string>))
    expect(text).toContain(`"${value}"`);
});

test('§faults nginx.conf starts on a stock nginx without extra modules and without a certificate', () => {
  const active = read('nginx.conf').replace(/^\s*#.*$/gm, '');
  expect(active).not.toMatch(/brotli/);
  expect(/listen[^;]*\bssl\b/.test(active)).toBe(/^\s*ssl_certificate\s/m.test(active));
  expect(read('nginx.conf')).toContain('# brotli_static on;');
});

test('§faults nginx.conf keeps connections alive, buffers no bodies and redirects http to https', () => {
  const text = read('nginx.conf');
  const api = text.slice(text.indexOf('location ^~ /api/'));
  expect(text).toMatch(/upstream portal \{[^}]*\bkeepalive \d+;/);
  for (const line of [
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_request_buffering off;',
    'proxy_buffering off;',
    'client_max_body_size 0;',
    'proxy_hide_header Strict-Transport-Security;',
  ])
    expect(api).toContain(line);
  const inTheClear = text.slice(text.indexOf('listen 80;'), text.indexOf('listen 443 '));
  expect(inTheClear).toMatch(/location \/ \{\s+return 308 https:/);
});

test('§faults the kit’s proxies lead people to https and refuse calls of the API by http', () => {
  expect(read('nginx.conf')).toMatch(/listen 80;[^}]*location \/api\/ \{\s+return 403;/);
  expect(read('Caddyfile')).toMatch(
    /^http:\/\/[\w.]+ \{\s+@api path \/api\/\*\s+respond @api 403\s+redir https:\/\/\{host\}\{uri\} 308/m,
  );
});

test('§faults the Caddyfile leaves the security headers of the API to the server', () => {
  expect(read('Caddyfile')).toMatch(/@site not path \/api\/\*\n\theader @site \{/);
  expect(read('Caddyfile')).toContain('header ?Strict-Transport-Security');
});

test.each([
  [{ vary: ['Cookie', 'Accept-Encoding'], etag: ['"1"'] }, []],
  [{ 'content-security-policy': ["default-src 'none'", "object-src 'none'"] }, []],
  [{ vary: ['Cookie', 'Cookie'] }, ['vary']],
  [{ 'x-content-type-options': ['nosniff', 'nosniff'] }, ['x-content-type-options']],
  [{ 'cache-control': ['no-cache', 'max-age=300'], date: ['today'] }, ['cache-control']],
])('§faults the check of a host names the headers of %o that are doubled', (headerLines, names) => {
  expect(doubledHeaders({ headerLines }).map((fault) => fault.split(' ')[0])).toEqual(names);
});

test.each([
  ['https://portal.example.com/etc/tickets?a=1', true],
  ['https://portal.example.com:8443/etc/tickets?a=1', true],
  ['http://portal.example.com/etc/tickets?a=1', false],
  ['https://portal.example.com/', false],
  ['https://portal.example.com.evil.example/etc/tickets?a=1', false],
  [undefined, false],
])('§faults http that leads to %s is right: %s', (location, isRight) => {
  const answer = { status: 308, headers: { location }, headerLines: {}, text: '' };
  const [redirect] = expectedOverHttp('portal.example.com');
  const faults = redirect?.faults(answer) ?? ['none'];
  expect(faults.every((fault) => !fault)).toBe(isRight);
});

test.each(['nginx.conf', 'Caddyfile', 'deploy.md'])('§site %s chooses the language of / as the server does', (name) => {
  expect(read(name)).toContain(languageCookie);
  expect(read(name)).toMatch(/accept[-_]language/i);
});

test('§site no address gets two rules on caching from _headers, because hosts join them', () => {
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
