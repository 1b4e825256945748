import { expect, test } from 'vitest';
import { validPriceLists } from '../../../../src/domain/documents/price-lists.ts';

const list = (name: string, more: object = {}) => ({
  name: `${name}.pdf`,
  extension: 'pdf',
  type: 'file' as const,
  modified: 0,
  size: 1,
  ...more,
});
const names = (entries: ReturnType<typeof list>[]) => validPriceLists(entries, '2026-11-21').map(({ name }) => name);

test('§1 price lists for mobile offers are those that hold today, in the editors’ order', () => {
  expect(
    names([
      list('Business', { description: '#02' }),
      list('Start', { description: '#01', validFrom: '2026-11-21' }),
      list('Winter', { validFrom: '2026-11-22' }),
      list('Sommer', { expired: true }),
      list('Alt', { superseded: true }),
    ]),
  ).toEqual(['Start.pdf', 'Business.pdf']);
});

test('§1 there are at most five of them', () =>
  expect(names(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => list(name)))).toHaveLength(5));
