import { expect, test } from 'vitest';
import { isSold, topicsOf } from '#domain/documents/news-topics.ts';

const of = (path: string, operator?: string) => topicsOf({ path, name: path.split('/').at(-1) ?? '' }, operator);

test.each([
  ['network-operators/VF/Aktion.pdf', 'VIERFUNK', 'VIERFUNK', []],
  ['commission-lists/Provisionsliste Vierfunk Mobil GmbH.pdf', undefined, 'VIERFUNK', []],
  ['price-lists/Mobilfunk/Preisliste Mobil Start.pdf', undefined, undefined, ['hfoBusinessHomeMobile']],
  ['templates/Bestellblatt NGN Basic.xlsx', undefined, undefined, ['hfoNgnBasic']],
  ['price-lists/Vertragsunterlagen/Leistungsbeschreibung Crown Centrex.pdf', undefined, undefined, ['hfoCrownCentrex']],
  ['newsletters/Newsletter November.pdf', undefined, undefined, []],
])('§library %s is about what its place and name say', (path, folder, operator, products) => {
  const topics = of(path, folder);
  expect([topics.operator, topics.products]).toEqual([operator, products]);
});

test('§library the news for a partner’s range match its operators or products', () => {
  const sold = { operators: new Set(['VIERFUNK']), products: new Set(['hfoNgnBasic'] as const) };
  expect(isSold(of('network-operators/VF/x.pdf', 'VIERFUNK'), sold)).toBe(true);
  expect(isSold(of('templates/Bestellblatt NGN Basic.xlsx'), sold)).toBe(true);
  expect(isSold(of('newsletters/x.pdf'), sold)).toBe(false);
});
