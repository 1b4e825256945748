import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparison } from '#contract/documents/comparison.ts';
import { makePdf, makeXlsx } from '#server/demo/library/make-file.ts';
import { largestCompared } from '#server/library/comparison/compare-documents.ts';
import { type LibraryCalls, libraryCalls, putFiles } from '../support/library-files.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';

const head = 'Artikel|Bezeichnung|Preis netto';
const oldRows = [head, 'T-1|Tischtelefon|79,00', 'T-2|Headset|49,90'];
const newRows = [head, 'T-2|Headset|49,90', 'T-1|Tischtelefon|82,00'];

let portal: Portal;
let partner: LibraryCalls;
let plain: LibraryCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = libraryCalls(await portal.as('1001/sp.admin'));
  plain = libraryCalls(await portal.as('1004/plain.user'));
  await putFiles(portal, {
    'price-lists/Liste.xlsx': await makeXlsx(oldRows),
    'price-lists/Alt.csv': `${oldRows.join('\n').replaceAll('|', ';')}\n`,
    'price-lists/Sommer.pdf': await makePdf(['Preisliste', 'Sprachkanal: 3,20 € im Monat', 'Portierung: 29,00 €']),
    'price-lists/Winter.pdf': await makePdf(['Preisliste', 'Sprachkanal: 3,50 € im Monat', 'Portierung: 29,00 €']),
    'price-lists/Block.pdf': await makePdf(['Preisliste', 'Rufnummernblock mit 100 Nummern: 9,90 € im', 'Monat']),
    'price-lists/Block neu.pdf': await makePdf(['Preisliste', 'Rufnummernblock mit', '100 Nummern: 9,50 € im Monat']),
    'price-lists/Winter.pdf.meta.yaml': 'supersedes: [Sommer.pdf]\n',
    'price-lists/Scan.pdf': await makePdf(['']),
    'price-lists/Defekt.xlsx': 'kein ZIP',
    'price-lists/Bild.png': 'kein Bild',
    'price-lists/Gross.csv': `a;b\n${'x;1\n'.repeat(7000)}`,
    'price-lists/Riesig.csv': Buffer.alloc(largestCompared + 1, 'a;b\n'),
    'price-lists/West.csv': Buffer.from('Artikel;Gerät\nA;Hörer\n', 'latin1'),
    'price-lists/Wide.csv': Buffer.from('Artikel;Gerät\nA;Hörer neu\n', 'utf16le'),
    'price-lists/Plain.csv': 'Artikel;Gerät\nA;Hörer\n',
    'price-lists/West.txt': Buffer.from('Prüfung', 'latin1'),
    'price-lists/Plain.txt': 'Prüfung der Geräte',
    'templates/Frei.csv': 'Artikel;Preis\nA;1,00\n',
  });
  portal.pass(minute);
  await putFiles(portal, { 'price-lists/Liste.xlsx': await makeXlsx(newRows) });
});
afterAll(() => portal.close());

const ask = (calls: LibraryCalls, before: string, after: string) =>
  calls.get('/library/comparison', { query: { before, after } });
const find = async (before: string, after: string) => {
  const answer = await ask(partner, before, after);
  expect(answer.statusCode, answer.body).toBe(200);
  return comparison.parse(answer.json()).found;
};

test('§library an earlier version is compared with the current one row by row, in any order', async () => {
  const entry = await partner.entry('price-lists/Liste.xlsx');
  const earlier = entry?.earlier?.[0]?.path ?? '';
  const tables = await find(earlier, 'price-lists/Liste.xlsx');
  expect(tables.state === 'tables' && tables.tables[0]?.rows).toEqual([
    { kind: 'same', after: ['T-2', 'Headset', '49,90'], beforeAt: 3, afterAt: 2 },
    {
      kind: 'changed',
      before: ['T-1', 'Tischtelefon', '79,00'],
      after: ['T-1', 'Tischtelefon', '82,00'],
      beforeAt: 2,
      afterAt: 3,
    },
  ]);
  const csv = await find('price-lists/Alt.csv', 'price-lists/Liste.xlsx');
  expect(csv.state === 'tables' && csv.tables[0]?.rows.map(({ kind }) => kind)).toEqual(['same', 'changed']);
});

test('§library a PDF is compared line by line with the one that it replaces', async () => {
  expect((await partner.entry('price-lists/Winter.pdf'))?.supersedes).toEqual([
    { name: 'Sommer.pdf', path: 'price-lists/Sommer.pdf' },
  ]);
  const text = await find('price-lists/Sommer.pdf', 'price-lists/Winter.pdf');
  expect(text.state === 'text' && text.lines.map(({ kind, after }) => [kind, after?.page])).toEqual([
    ['same', 1],
    ['changed', 1],
    ['same', 1],
  ]);
});

test('§library a sentence that a PDF breaks at the end of its line is compared as one', async () => {
  const text = await find('price-lists/Block.pdf', 'price-lists/Block neu.pdf');
  const message =
    text.state === 'text' ? text.lines.map(({ after }) => after?.parts.map((part) => part.text).join('')) : [];
  expect(message).toEqual(['Preisliste', 'Rufnummernblock mit 100 Nummern: 9,50 € im Monat']);
});

test.each([
  ['the same content', 'price-lists/Alt.csv', 'price-lists/Alt.csv', { state: 'same' }],
  ['a scan', 'price-lists/Scan.pdf', 'price-lists/Winter.pdf', { state: 'incomparable', why: 'noText' }],
  ['a table and a text', 'price-lists/Alt.csv', 'price-lists/Winter.pdf', { state: 'incomparable', why: 'kinds' }],
  ['a picture', 'price-lists/Bild.png', 'price-lists/Bild.png', { state: 'incomparable', why: 'unknown' }],
  ['a broken file', 'price-lists/Defekt.xlsx', 'price-lists/Alt.csv', { state: 'incomparable', why: 'unreadable' }],
  ['too many rows', 'price-lists/Gross.csv', 'price-lists/Alt.csv', { state: 'tooLarge' }],
  ['too many bytes', 'price-lists/Riesig.csv', 'price-lists/Alt.csv', { state: 'tooLarge' }],
])('§library %s is said to be so', async (_what, before, after, answer) =>
  expect(await find(before, after)).toEqual(answer),
);

test('§library who may not see one of both learns nothing of either', async () => {
  const entry = await partner.entry('price-lists/Liste.xlsx');
  const earlier = entry?.earlier?.[0]?.path ?? '';
  for (const [before, after] of [
    [earlier, 'templates/Frei.csv'],
    ['templates/Frei.csv', 'price-lists/Alt.csv'],
    ['price-lists/Alt.csv', 'price-lists/Liste.xlsx'],
    ['templates/Frei.csv', 'templates/Fehlt.csv'],
    ['templates/Frei.csv', '../Frei.csv'],
  ] as const)
    expect((await ask(plain, before, after)).statusCode, `${before} ${after}`).toBe(404);
  expect((await ask(plain, 'templates/Frei.csv', 'templates/Frei.csv')).statusCode).toBe(200);
});

test.each([
  ['West.csv', 'Wide.csv', 'tables', { before: 'windows-1252', after: 'utf-16le' }],
  ['Plain.csv', 'West.csv', 'same', { after: 'windows-1252' }],
  ['West.txt', 'Plain.txt', 'text', { before: 'windows-1252' }],
])('§library the comparison of %s and %s says which encodings were guessed', async (before, after, state, guesses) => {
  expect(await find(`price-lists/${before}`, `price-lists/${after}`)).toMatchObject({ state, guesses });
});

test('§library texts that tell their encoding are compared without a guess', async () => {
  expect(await find('price-lists/Plain.csv', 'templates/Frei.csv')).not.toHaveProperty('guesses');
});
