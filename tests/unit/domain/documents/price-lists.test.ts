import { expect, test } from 'vitest';
import { contractFolder, documentsNamed, validPriceLists } from '#domain/documents/price-lists.ts';
import { shippedProducts as catalogue } from '#domain/sales/products/catalogue.ts';
import { demoFiles } from '#server/demo/library/fill-library.ts';

const list = (name: string, more: object = {}) => ({
  name: `${name}.pdf`,
  extension: 'pdf',
  type: 'file' as const,
  modified: 0,
  size: 1,
  ...more,
});
const names = (entries: ReturnType<typeof list>[]) => validPriceLists(entries, '2026-11-21').map(({ name }) => name);

test('§1-27 price lists for mobile offers are those that hold today, in the editors’ order', () => {
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

test('§1-27 there are at most five of them', () =>
  expect(names(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => list(name)))).toHaveLength(5));

test('§library a product lists the documents that are valid today, in the product’s order', () => {
  const entries = [
    list('Preisliste'),
    list('AGB'),
    list('Alt', { expired: true }),
    list('Neu', { validFrom: '2027-01-01' }),
  ];
  const target = ['AGB.pdf', 'Leistung.pdf', 'Preisliste.pdf', 'Alt.pdf', 'Neu.pdf'];
  expect(documentsNamed(entries, target, '2026-11-21').map(({ name }) => name)).toEqual(['AGB.pdf', 'Preisliste.pdf']);
});

test('§library every document that a product names is one of the demo library', () => {
  const existing = new Set(demoFiles.map(({ path }) => path));
  const labels = catalogue.flatMap(({ documents }) => documents.map((name) => `${contractFolder}/${name}`));
  expect(labels.filter((path) => !existing.has(path))).toEqual([]);
});
