import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nearest } from '#domain/text/nearest.ts';
import { pageSpecs, routePaths, specName } from '#scripts/page-specs.ts';
import { root } from '../source-files.ts';

test.each([
  ['/', 'index'],
  ['/en', 'index'],
  ['/my-portal', 'my-portal'],
  ['/etc/tickets', 'etc-tickets'],
  ['/en/etc/tickets/edit', 'etc-tickets-edit'],
  ['/TestView', 'TestView'],
])('the spec of %s is %s', (path, name) => expect(specName(path)).toBe(name));

test('no two routes share a spec', () => expect(new Set(routePaths.map(specName)).size).toBe(routePaths.length));

test.each([
  ['/etc/ticket', '/etc/tickets'],
  ['/tickets', '/etc/tickets'],
  ['/myportal', '/my-portal'],
  ['/reset-pasword', '/reset-password'],
  ['/etc/tickets/new', '/etc/tickets'],
])('who asks for %s is shown %s first or second', (request, intent) =>
  expect(nearest(request, routePaths).slice(0, 2)).toContain(intent),
);

test('who asks for something quite else is shown nothing', () =>
  expect(nearest('qqqqqqqqqqqqqqqq', routePaths)).toEqual([]));

test('every page of the site has its page test', () => {
  const pages = readdirSync(join(root, 'src/pages/[...locale]'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && file !== '404.astro')
    // Pages of single entries are tested with the page that lists them.
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, '')}`);
  const specs = pageSpecs();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((path) => !specs.includes(`${specName(path)}.spec.ts`))).toEqual([]);
});
