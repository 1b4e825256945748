import { expect, test } from 'vitest';
import { excerptBelow, isMeant, readExcerpt } from '#api/page-search.ts';

test('§search an excerpt is read as text: marks become marks, and nothing in it becomes markup', () => {
  expect(readExcerpt('Neue <mark>Preislisten.</mark> Mit &lt;b> und <mark>&lt;img></mark>')).toEqual([
    { text: 'Neue ', mark: false },
    { text: 'Preislisten.', mark: true },
    { text: ' Mit <b> und ', mark: false },
    { text: '<img>', mark: true },
  ]);
  expect(readExcerpt('')).toEqual([]);
});

test('§search an excerpt does not say again the heading that stands above it', () => {
  expect(
    excerptBelow('6. Dokumente und Preise', '6. Dokumente und <mark>Preise.</mark> Neue <mark>Preise</mark>'),
  ).toEqual([
    { text: 'Neue ', mark: false },
    { text: 'Preise', mark: true },
  ]);
  expect(excerptBelow('Preise', 'Neue <mark>Preise</mark>')).toEqual(readExcerpt('Neue <mark>Preise</mark>'));
  expect(excerptBelow('', 'Neue <mark>Preise</mark>')).toEqual(readExcerpt('Neue <mark>Preise</mark>'));
});

test.each([
  ['Preislisten', 'Neue <mark>Preisliste.</mark>', true],
  ['Verträge', 'Der <mark>Vertrag</mark>', true],
  ['ticket farbenfroh', 'Ein <mark>Ticket</mark>', true],
  ['farbenfroh', 'as <mark>far</mark> as', false],
  ['Xylophon', 'ohne', false],
])(
  '§search a page that shares only a short prefix with the search text is no hit: %s in %s',
  (searched, excerpt, intent) => {
    expect(isMeant(searched, ['nichts', excerpt])).toBe(intent);
  },
);
