import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';

const folder = join(root, 'server/db/migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

test('the journal names each migration once, in the order of its number and its time', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('one snapshot stays, of the newest migration: the generator compares with it alone', () => {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`]);
});
