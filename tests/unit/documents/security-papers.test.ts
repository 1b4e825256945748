import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { byFoundation, globalTables } from '#server/db/tables/table-scopes.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Papers that name tests as their evidence. */
const papers = ['docs/security/asvs.md', 'docs/accessibility/en-301-549.md'];
const citation = /`(tests\/[\w./-]+\.(?:test|spec)\.ts)` › `([^`]+)`/g;

test.each(papers)('each test that %s names is there', (paper) => {
  const cited = [...read(paper).matchAll(citation)];
  expect(cited.length).toBeGreaterThan(20);
  const missing = cited
    .filter(([, file = '', title = '']) => !existsSync(join(root, file)) || !read(file).includes(title))
    .map(([text]) => text);
  expect(missing).toEqual([]);
});

const states = ['shown', 'documented', 'decided', 'not applicable', 'open'];
const requirement =
  /^\| (\d+\.\d+\.\d+) \| ([12]) \| .+? \| (shown|documented|decided|not applicable|open) \| (.+) \|$/gm;
const rows = [...read('docs/security/asvs.md').matchAll(requirement)].map(
  ([, number = '', level = '', state = '', evidence = '']) => ({ number, level, state, evidence }),
);

test('the ASVS list has each requirement of levels 1 and 2 once, and counts them rightly', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const count = (level: string, state?: string) =>
    rows.filter((row) => row.level === level && (state === undefined || row.state === state)).length;
  // Version 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  expect([count('1'), count('2')]).toEqual([70, 183]);
  const table = [...read('docs/security/asvs.md').matchAll(/^\| [a-z, ]+ \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(table.map(([, ...numbers]) => numbers.map(Number))).toEqual(
    [...states, undefined].map((state) => {
      const [first, second] = [count('1', state), count('2', state)];
      return [first, second, first + second];
    }),
  );
});

test('a row of the ASVS list has what its state promises', () => {
  const faulty = rows.filter(({ state, evidence }) => {
    if (state === 'shown') return !/` › `/.test(evidence);
    if (state === 'decided') return !/\d{4}-\d\d-\d\d|decisions\/\d{4}/.test(evidence);
    if (state === 'documented') return !/\]\(|`[A-Z_]+`|settings/.test(evidence);
    return evidence.trim() === '';
  });
  expect(faulty).toEqual([]);
  const opened = read('docs/security/asvs.md').split('## Open')[1]?.split('\n## ')[0] ?? '';
  const open = rows.filter(({ state }) => state === 'open').map(({ number }) => number);
  expect([...opened.matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, number]) => number)).toEqual(open);
});

test('the public statement names what the accessibility list has as open or in part', () => {
  const open = read('docs/accessibility/en-301-549.md').split('## Open and in part')[1]?.split('\n## ')[0] ?? '';
  const exceptions = [
    ['7.1', /Untertitel/, /captions/],
    ['7.2', /Audiodeskription/, /audio description/],
    ['1.4.12', /Textabstände/, /text spacing/],
    ['10', /PDF/, /PDF/],
    ['screen readers', /Screenreader/, /screen readers/],
  ] as const;
  for (const [clause, german, english] of exceptions) {
    expect(open).toContain(clause);
    expect(read('src/content/legal/de/accessibility.md')).toMatch(german);
    expect(read('src/content/legal/en/accessibility.md')).toMatch(english);
  }
});

test('each table of the database has its class of data', () => {
  const tables = [...byFoundation, ...globalTables.map(([table]) => table)].map((table) => getTableName(table));
  const named = [...read('docs/security/data-classes.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(tables.sort());
});
