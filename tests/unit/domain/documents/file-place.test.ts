import { expect, test } from 'vitest';
import { routeNames } from '#domain/access/routes.ts';
import { documentsPage } from '#domain/documents/documents-page.ts';
import { folderHref, folderOf } from '#domain/documents/file-place.ts';

const viewer = (...roles: string[]) => ({ roles, foundationType: '', built: routeNames });

test('§library a folder is linked for those who may open the page of its repository', () => {
  expect(folderHref('price-lists/Mobilfunk', viewer('SP'), 'de')).toBe('/documents?folder=price-lists%2FMobilfunk');
  expect(folderHref('price-lists', viewer('SP'), 'en')).toBe('/en/documents?folder=price-lists');
  expect(folderHref('price-lists', viewer('WS'), 'de')).toBeUndefined();
  expect(folderHref('price-lists', { ...viewer('WS'), foundationType: 'retail,sp' }, 'de')).toBeDefined();
  expect(folderHref('elsewhere/x', viewer('SP'), 'de')).toBeUndefined();
  expect(folderHref('price-lists', { ...viewer('SP'), built: [] }, 'de')).toBeUndefined();
});

test.each([
  ['network-operators/VF/a.pdf', 'network-operators/VF'],
  ['a.pdf', ''],
])('the folder of %s is "%s"', (path, folder) => expect(folderOf(path)).toBe(folder));

test('§library sales partners browse their documents, all others those of the network operators', () => {
  expect(documentsPage(['SP'], '', routeNames)).toBe('Documents');
  expect(documentsPage(['WS'], '', routeNames)).toBe('EtcDocumentsNetworkOperators');
  expect(documentsPage(['WS'], '', [])).toBeUndefined();
});
