import { expect, test } from 'vitest';
import { joinedLines } from '#domain/documents/comparison/joined-lines.ts';
import { formatSigned } from '#domain/text/number-format.ts';

const joined = (...lines: string[]) => joinedLines(lines.map((text) => ({ text, page: 1 }))).map(({ text }) => text);

test.each([
  [
    'after a word that no sentence ends with',
    ['Rufnummernblock mit 100 Nummern: 9,90 € im', 'Monat, einmalig 19,00 €'],
    ['Rufnummernblock mit 100 Nummern: 9,90 € im Monat, einmalig 19,00 €'],
  ],
  [
    'where the next begins small',
    ['Alle Preise gelten', 'ohne Umsatzsteuer.'],
    ['Alle Preise gelten ohne Umsatzsteuer.'],
  ],
  ['after a comma', ['Telefonie, Internet,', 'Mobilfunk'], ['Telefonie, Internet, Mobilfunk']],
  ['in the middle of a word', ['Ein Rufnummern-', 'block kostet mehr'], ['Ein Rufnummernblock kostet mehr']],
  ['and keeps a hyphen that stands for a word', ['Ein-', 'und Ausgang'], ['Ein- und Ausgang']],
  ['over several lines', ['Preise für', 'Anschlüsse und', 'Geräte'], ['Preise für Anschlüsse und Geräte']],
])('§library the line of a PDF goes on %s', (_case, lines, expected) => {
  expect(joined(...lines)).toEqual(expected);
});

test.each([
  [['Preisliste', 'Sprachkanal: 3,20 € im Monat', 'Portierung: 29,00 €']],
  [['Alle Preise netto.', 'und zwar ab Mai']],
  [['Tarif S', 'eSIM inklusive']],
  [['1. Anschluss', '2. Gerät', '– Zubehör']],
])('§library lines that stand for themselves stay so: %j', (lines) => {
  expect(joined(...lines)).toEqual(lines);
});

test('§library no line goes on over the end of a page or grows without end', () => {
  const pages = [
    { text: 'Preise für', page: 1 },
    { text: 'Anschlüsse', page: 2 },
  ];
  expect(joinedLines(pages)).toEqual(pages);
  const many = Array.from({ length: 5000 }, () => 'und so weiter und');
  expect(Math.max(...joined(...many).map(({ length }) => length))).toBeLessThanOrEqual(1000);
});

test.each([
  [-10, 2, 'de', '−10,00'],
  [-5.26, 0, 'de', '−5,26'],
  [10, 2, 'en', '+10.00'],
] as const)('§library the difference %d is written with a sign of its own width', (value, least, locale, written) => {
  expect(formatSigned(value, locale, { least, most: 6 })).toBe(written);
});
