import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const documents = [...readdirSync(root), ...below('docs')].filter((file) => file.endsWith('.md')).sort();

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutFences = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

/** Anchors as GitHub makes them, and those written as HTML. */
function anchorsOf(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = [...withoutFences(text).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')),
  );
  const labels = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name = '']) => name);
  return new Set([...headings, ...labels]);
}

/** What stands in code marks is an example. */
const linksOf = (text: string) =>
  [
    ...withoutFences(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g),
  ]
    .map(([, target, attribute]) => target ?? attribute ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

function isBroken(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const linked = path === '' ? file : join(dirname(file), decodeURIComponent(path));
  if (relative(root, join(root, linked)).startsWith('..') || !existsSync(join(root, linked))) return true;
  return anchor !== undefined && !(linked.endsWith('.md') && anchorsOf(read(linked)).has(anchor));
}

test('each link of a document leads to a file and an anchor of the repository', () => {
  const broken = documents.flatMap((file) =>
    linksOf(read(file))
      .filter((target) => isBroken(file, target))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/** A path from the root, in code marks; `musternetz` is the editors' example. */
const codePath = /`((?:src|server|tests|scripts|bench|docs|public)\/(?![^`]*musternetz)[\w./[\]-]*[\w\]])\/?`/g;

test('each path of code that a document names is there', () => {
  const broken = documents.flatMap((file) =>
    [...withoutFences(read(file)).matchAll(codePath)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('each source file that a document names is there', () => {
  const names = new Set(code.map((file) => basename(file)));
  const broken = documents.flatMap((file) =>
    [...withoutFences(read(file)).matchAll(/`(?:[\w./[\]-]+\/)?([\w.-]+\.(?:tsx?|mjs|astro))`/g)]
      .filter(([, name = '']) => !names.has(name) && name !== 'useThing.ts')
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

const code = ['src', 'server', 'tests', 'scripts', 'bench']
  .flatMap(below)
  .filter((file) => /\.(?:tsx?|mjs|astro|css)$/.test(file));

test('each document that code names is there', () => {
  const broken = code.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.(?:md|conf|timer|service)\b/g)]
      .filter(([path]) => !existsSync(join(root, path)))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('each decision that code or a test cites is there', () => {
  const numbers = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const broken = code.flatMap((file) =>
    [...read(file).matchAll(/\bdecision (\d{1,4})\b/g)]
      .filter(([, number = '']) => !numbers.has(number.padStart(4, '0')))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(broken).toEqual([]);
});
