import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '#scripts/requirements/anchors.ts';
import { citationsIn } from '#scripts/requirements/citations.ts';
import { domainPages, filesBelow, madeDocuments, requirements, testFiles } from '#scripts/requirements/main.ts';
import { untestedClauses } from '#scripts/requirements/map.ts';
import { root } from './source-files.ts';

const documents = filesBelow('docs', /\.md$/);
const code = ['src', 'server', 'scripts', 'bench', 'tests'].flatMap((folder) =>
  filesBelow(folder, /\.(tsx?|mjs|astro)$/),
);
const own = 'tests/unit/requirements.test.ts';
const citing = [...code, ...documents].filter(({ path }) => path !== own);

const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
const isPlace = (path: string, anchor = '') =>
  anchor === '' ? existsSync(join(root, path)) : (anchors.get(path)?.has(anchor) ?? false);

test('every clause of the requirements has a test that cites it', () =>
  expect(untestedClauses(requirements(), testFiles())).toEqual([]));

test('every page of the domain is cited by a test', () => {
  const cited = new Set(testFiles().flatMap(({ text }) => citationsIn(text).map((citation) => citation.split('.')[0])));
  const names = domainPages().map(({ path }) => posix.basename(path, '.md'));
  const records = ['README', 'columns', 'fields'];
  expect(names.filter((name) => !cited.has(name) && !records.includes(name))).toEqual([]);
});

test.each(Object.entries(madeDocuments()))('%s is what `npm run requirements` makes of the code', (path, text) =>
  expect(readFileSync(join(root, path), 'utf8')).toBe(text),
);

describe('citations point to existing places', () => {
  const placeOf = (citation: string): [string, string] => {
    const [page = '', heading = ''] = citation.split('.');
    return /^\d/.test(page) ? ['docs/requirements.md', citation] : [`docs/domain/${page}.md`, heading];
  };

  test('clauses, sections, pages and headings behind their sign', () => {
    const lost = citing.flatMap(({ path, text }) =>
      citationsIn(text)
        .filter((citation) => !isPlace(...placeOf(citation)))
        .map((citation) => `${path}: ${citation}`),
    );
    expect(lost).toEqual([]);
  });

  test('decisions, by their numbers', () => {
    const numbers = new Set(
      filesBelow('docs/decisions', /^\d{4}-.*\.md$/).map(({ path }) => Number(posix.basename(path).slice(0, 4))),
    );
    const lost = code.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecisions? (\d+)\b/gi)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([decision]) => `${path}: ${decision}`),
    );
    expect(lost).toEqual([]);
  });

  test('no number of a section that there is not', () => {
    const numbers = citing.flatMap(({ path, text }) =>
      (text.match(/§\d+\.\d[\d.]*/g) ?? []).map((one) => `${path}: ${one}`),
    );
    expect(numbers).toEqual([]);
  });

  test('documents, by their paths', () => {
    const lost = citing.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/(?:requirements|domain\/[\w-]+)\.md(?:#([\w-]+))?/g)]
        .filter(([all, anchor]) => !isPlace(all.split('#')[0] ?? '', anchor))
        .map(([all]) => `${path}: ${all}`),
    );
    expect(lost).toEqual([]);
  });

  test('code, where a page of the domain names it', () => {
    const lost = domainPages().flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|server|tests|scripts)\/[\w/.-]+)`/g)]
        .filter(([, place = '']) => !existsSync(join(root, place)))
        .map(([place]) => `${path}: ${place}`),
    );
    expect(lost).toEqual([]);
  });

  test('labels and sentences that a page quotes', () => {
    const texts = ['src', 'server'].flatMap((folder) => filesBelow(folder, /\.(json|tsx?|astro|md)$/));
    const corpus = texts.map(({ text }) => text.replaceAll('\u00AD', '')).join('\n');
    const quotes = (text: string) =>
      [...text.replaceAll(/<a id="[^"]*">/g, '').matchAll(/"([^"\n]{3,})"|^\| `\w+` \| ([^|`\d]+?) \|/gm)].map(
        ([, quote, label]) => quote ?? label ?? '',
      );
    const pages = [...domainPages(), { path: 'docs/requirements.md', text: requirements() }];
    const lost = pages
      .filter(({ path }) => !/(fields|columns)\.md$/.test(path))
      .flatMap(({ path, text }) =>
        quotes(text)
          .filter((quote) => quote.split(/\{\w+\}/).some((part) => !corpus.includes(part.trim())))
          .map((quote) => `${path}: ${quote}`),
      );
    expect(lost).toEqual([]);
  });

  test('links between documents', () => {
    const lost = documents.flatMap(({ path, text }) =>
      [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .map(
          ([, target = '', anchor]) =>
            [target ? posix.join(posix.dirname(path), decodeURI(target)) : path, anchor] as const,
        )
        .filter(([target, anchor]) => !isPlace(target, anchor))
        .map(([target, anchor = '']) => `${path}: ${target}#${anchor}`),
    );
    expect(lost).toEqual([]);
  });

  test('nothing that lies outside of the repository', () => {
    const outside =
      /`?(?<![/\w-])(?:domain|api|decisions|quality|screens-\w+|house|language)\.md\b|\.\.\/shared\b|\bspecification\.md\b/g;
    const lost = citing.flatMap(({ path, text }) => (text.match(outside) ?? []).map((one) => `${path}: ${one}`));
    expect(lost).toEqual([]);
  });
});
