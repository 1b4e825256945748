import { expect, test } from 'vitest';
import { faultList } from '#server/content/check/fault.ts';
import { changed, faultsWith } from './content-tree.ts';

const card = 'network-operators/de/vf.md';
const imprint = 'legal/de/imprint.md';

test('all faults of all files come in one go, by file and line', () => {
  const faults = faultsWith({
    ...changed(card, /street: .*\n|caption: .*\n/, ''),
    ...changed(imprint, '[Datenschutz](/privacy#zwecke)', '[hier](/privat)'),
  });
  expect(faults).toHaveLength(3);
  const list = faultList([
    { file: 'b.md', line: 10, field: 'title', says: 'Zehn.' },
    { file: 'b.md', line: 9, field: '', says: 'Neun.' },
    { file: 'a.md', line: 1, field: '', says: 'Eins.' },
  ]);
  expect(list).toBe('a.md:1\n    Eins.\nb.md:9\n    Neun.\nb.md:10\n    title: Zehn.\n\n3 Fehler in den Inhalten.');
});
