import { expect, test } from 'vitest';
import type { CatalogueCard, OperatorCard } from '#contract/content/content.ts';
import { findCards, matchesCard, withCatalogue } from '#domain/content/operator-card.ts';

const card: OperatorCard = {
  id: 'vierfunk',
  german: [],
  html: '<p>Rahmenverträge</p>',
  role: 'VF',
  provider: 'VIERFUNK',
  kind: 'operator',
  caption: 'Vierfunk',
  title: 'Vierfunk Mobil',
  path: '/network-operators/VF',
  logo: '',
  street: 'Große Gallusstraße 4',
  location: '60311 Frankfurt am Main',
  website: 'vierfunk.example.com',
  email: 'partner@vierfunk.example.com',
  phone1: { number: '069 23125-400', label: 'Hotline' },
  order: 1,
};

test.each([
  ['a word of the title', 'mobil', true],
  ['a word without its umlaut', 'rahmenvertrage', true],
  ['words in any order', 'frankfurt vierfunk', true],
  ['a number as it is written', '069 23125-400', true],
  ['a number in another notation', '+49 (0) 69 23125 400', true],
  ['the end of a number', '3125400', true],
  ['a postcode', '60311', true],
  ['a postcode with its town', '60311 Frankfurt', true],
  ['a number that nobody has', '0170 1234567', false],
  ['a word that nobody has', 'bremen', false],
])('§network-operators a card is found by %s', (_case, typed, result) => {
  expect(matchesCard(card, typed)).toBe(result);
});

test('a typing error finds the card where nothing else does', () => {
  const find = (typed: string) => findCards([card], typed).length;
  expect(['Virfunk', 'vierfunk mobli', 'Rahmenvertäge', 'bremen', '4711'].map(find)).toEqual([1, 1, 1, 0, 0]);
});

test('§catalogue the catalogue changes cards of files, adds its own and takes out operators that have ended', () => {
  const change = (provider: string, more: Partial<CatalogueCard> = {}): CatalogueCard => ({
    ...{ fromCatalogue: true, id: provider.toLowerCase(), provider, title: provider, isOffered: true },
    ...{ html: '', german: [], ...more },
  });
  const german = { ...card, german: ['html', 'phone1.label'] };
  const phone1 = { label: 'Dealers', number: '0441 99887-0' };
  const [changed, added] = withCatalogue([german, change('VIERFUNK', { phone1 }), change('NORDFUNK')]);
  expect(changed).toMatchObject({ id: 'vierfunk', street: card.street, html: card.html, phone1, german: ['html'] });
  expect(added).toMatchObject({ id: 'nordfunk', caption: 'NORDFUNK', logo: '', kind: 'operator' });
  expect(withCatalogue([card, change('VIERFUNK', { isOffered: false })])).toEqual([]);
});
