import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPreloads, withPreloads } from '#scripts/site/preloads.ts';

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'portal-preloads-'));
  await mkdir(join(site, '_astro/deep'), { recursive: true });
  const files = {
    'List.js': 'import{a}from"./shared.js";import"./deep/own.js";const later=()=>import("./Dialog.js")',
    'client.js': 'import { b } from "./shared.js"',
    'shared.js': 'import"./List.js"',
    'deep/own.js': 'export{c}from"../far.js"',
    'far.js': '',
    'Dialog.js': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, '_astro', name), text);
});
afterAll(() => rm(site, { recursive: true }));

const page = (client: string) =>
  `<html><head></head><body><header></header><script id="texts"></script><astro-island component-url="/_astro/List.js" renderer-url="/_astro/client.js" client="${client}"></astro-island></body></html>`;
const nameOf = (html: string) => [...html.matchAll(/modulepreload" href="\/_astro\/([^"]+)"/g)].map(([, name]) => name);

test('§site a page preloads the initial scripts of its islands once each and no lazy ones', async () => {
  const html = await withPreloads(page('only'), site);
  expect(nameOf(html)).toEqual(['List.js', 'shared.js', 'deep/own.js', 'far.js', 'client.js']);
  expect(html).toMatch(/<\/header><link rel="modulepreload".*<script id="texts"/);
});

test('§site pages with idle islands or without islands stay unchanged', async () => {
  for (const html of [page('idle'), '<html><head></head></html>']) expect(await withPreloads(html, site)).toBe(html);
  await writeFile(join(site, 'a.html'), page('only'));
  await writeFile(join(site, 'b.html'), page('idle'));
  expect(await putPreloads(site)).toBe(1);
  expect(await readFile(join(site, 'b.html'), 'utf8')).toBe(page('idle'));
});

test('a page with islands but without their texts stops the build', async () => {
  const html = page('only').replace('id="texts"', '');
  await expect(withPreloads(html, site)).rejects.toThrow('without texts');
});

test('a script that is named and missing stops the build', async () => {
  await expect(withPreloads(page('only').replace('List', 'Gone'), site)).rejects.toThrow('ENOENT');
});
