import { describe, expect, test } from 'vitest';
import {
  type BrowserRoute,
  browserOf,
  fileBrowsers,
  isWithin,
  parentOf,
  startOf,
  trailOf,
  usualOrder,
} from '#domain/documents/file-browser.ts';
import { repositoryNames } from '#domain/documents/library.ts';

const routes = Object.keys(fileBrowsers) as BrowserRoute[];

test('§library seven pages browse the library, and each repository is on one of them', () => {
  expect(routes).toHaveLength(7);
  const texts = routes.filter((route) => route !== 'TestView').flatMap((route) => browserOf(route).repositories);
  expect(texts.toSorted()).toEqual(repositoryNames.toSorted());
  expect(browserOf('TestView').repositories).toEqual(repositoryNames);
});

test('a page with one repository begins in it, others with a choice', () => {
  expect(startOf('EtcContracts', '1001')).toBe('contracts');
  expect(startOf('Documents', '1001')).toBe('');
});

describe('§library a page shows its own part of the library only', () => {
  test.each([
    ['EtcContracts', 'contracts', true],
    ['EtcContracts', 'contracts/2026', true],
    ['EtcContracts', 'contracts-old', false],
    ['EtcContracts', 'price-lists', false],
    ['EtcContracts', '', false],
    ['Documents', '', true],
    ['Documents', 'price-lists/Mobilfunk', true],
    ['Documents', '__proto__', false],
    ['EtcBillingDocuments', 'commission-statements/1001', true],
    ['EtcBillingDocuments', 'commission-statements/1001/2026', true],
    ['EtcBillingDocuments', 'commission-statements', false],
    ['EtcBillingDocuments', 'commission-statements/10010', false],
    ['EtcBillingDocuments', 'commission-statements/2001', false],
  ] as const)('%s, %s: %s', (route, path, expected) => expect(isWithin(route, path, '1001')).toBe(expected));
});

test('§2-22 the way back leads folder by folder to the page’s start', () => {
  expect(parentOf('Documents', 'price-lists/Mobilfunk/2026', '1')).toBe('price-lists/Mobilfunk');
  expect(parentOf('Documents', 'price-lists', '1')).toBe('');
  expect(parentOf('Documents', '', '1')).toBeUndefined();
  expect(parentOf('EtcContracts', 'contracts/2026', '1')).toBe('contracts');
  expect(parentOf('EtcContracts', 'contracts', '1')).toBeUndefined();
  expect(parentOf('EtcBillingDocuments', 'commission-statements/1/2026', '1')).toBe('commission-statements/1');
  expect(parentOf('EtcBillingDocuments', 'commission-statements/1', '1')).toBe('');
  expect(trailOf('Documents', 'price-lists/Mobilfunk', '1')).toEqual(['price-lists', 'price-lists/Mobilfunk']);
  expect(trailOf('EtcContracts', 'contracts/2026', '1')).toEqual(['contracts/2026']);
});

test('§library commission lists, statements and newsletters come newest first under their months', () => {
  expect(usualOrder('EtcCommissionLists', 'commission-lists')).toEqual({ order: 'file:newest', months: true });
  expect(usualOrder('EtcBillingDocuments', 'commission-statements/1')).toEqual({ order: 'file:newest', months: true });
  expect(usualOrder('Documents', 'newsletters')).toEqual({ order: 'file:newest', months: true });
  expect(usualOrder('Documents', 'price-lists')).toEqual({ order: '', months: false });
});
