import { expect, test } from 'vitest';
import type { AvailabilityCheck } from '#contract/sales/availability.ts';
import { bandwidthsUpTo } from '#domain/sales/availability/bandwidths.ts';
import { answersOfCheck, bestRate, foreignAnswers, offerFor } from '#domain/sales/availability/check-result.ts';
import { judgeAvailability } from '#domain/sales/availability/judge-check.ts';
import { addressKey, gapIn, lineAddressOf, siteOf } from '#domain/sales/availability/line-address.ts';

const address = { street: 'Musterstraße', houseNumber: '12 a', zip: '20457', city: 'Hamburg' };
const check: AvailabilityCheck = {
  ...{ id: 'c1', address, source: 'gateway', created: 0, number: 'GW-1' },
  checkedAt: Date.parse('2026-11-23T08:00:00Z'),
  technologies: [
    { technology: 'adsl', maxRate: 16 },
    { technology: 'vdsl', maxRate: 100 },
    { technology: 'superVectoring', maxRate: 250 },
  ],
};

test.each([
  [{ street: 'Musterstr.' }, true],
  [{ street: 'MUSTER STRASSE', houseNumber: '12A' }, true],
  [{ city: 'Hamburg-Mitte' }, true],
  [{ street: 'Musterweg' }, false],
  [{ houseNumber: '12 b' }, false],
  [{ houseNumber: '1', street: 'Musterstraße 2' }, false],
  [{ zip: '20459' }, false],
])('§order-forms.availability writings of one address are one: %o', (change, isSame) => {
  expect(addressKey({ ...address, ...change }) === addressKey(address)).toBe(isSame);
});

test("§order-forms.availability the site is the draft's, else the customer's", () => {
  const customer = { address: { ...address, country: 'DE' } };
  expect(lineAddressOf(siteOf({}, customer))).toEqual(address);
  expect(lineAddressOf(siteOf({ siteDiffers: true, siteAddr: { street: 'Kai' } }, customer))).toBeUndefined();
  expect(gapIn({ street: 'Kai', zip: ' ' })).toEqual({ missing: ['houseNumber', 'zip', 'city'], isAbroad: false });
  expect(gapIn({ ...address, country: 'AT' })).toEqual({ missing: [], isAbroad: true });
});

test.each([
  ['vdsl50', 'vdsl'],
  ['vdsl100', 'vdsl'],
  ['vdsl175', 'superVectoring'],
  ['', 'superVectoring'],
])('§order-forms.availability the technology for %s is %s', (bandwidth, technology) => {
  expect(offerFor(check, bandwidth)?.technology).toBe(technology);
});

test('§order-forms.availability a check gives the answers of the form, without a line none', () => {
  expect(answersOfCheck(check, 'vdsl100')).toEqual({
    ...{ checkedAt: '2026-11-23', technology: 'vdsl', maxRate: '250', id: 'GW-1', checkId: 'c1' },
  });
  const none = { ...check, technologies: [] };
  expect(answersOfCheck(none, 'vdsl100')).toMatchObject({ technology: '', maxRate: '', checkId: 'c1' });
  expect(bestRate(none)).toBe(0);
  expect(bandwidthsUpTo(bestRate(none))).toEqual([]);
  expect(bandwidthsUpTo(99)).toEqual(['dsl16', 'vdsl50']);
});

test('§order-forms.availability another technology is right too where it carries the bandwidth', () => {
  const right = answersOfCheck(check, 'vdsl50');
  expect(foreignAnswers(check, { ...right, technology: 'superVectoring' }, 'vdsl50')).toEqual([]);
  expect(foreignAnswers(check, { ...right, technology: 'adsl' }, 'vdsl50')).toEqual(['technology']);
  expect(foreignAnswers(check, { ...right, checkedAt: '2026-11-24', maxRate: '1000' }, 'vdsl50')).toEqual([
    'checkedAt',
    'maxRate',
  ]);
});

test('§order-forms.availability what a check says is judged by what the server knows', () => {
  const values = (availability: object): Readonly<Record<string, unknown>> => ({ availability, bandwidth: 'vdsl100' });
  const right = values(answersOfCheck(check, 'vdsl100'));
  const judge = (
    of: Readonly<Record<string, unknown>>,
    named: AvailabilityCheck | undefined,
    latest = named,
    site = address,
  ) => {
    const { blocking, warnings } = judgeAvailability(of, site, { named, latest });
    return [...blocking.map(({ message }) => message), ...warnings.map(({ message }) => `(${message})`)];
  };
  expect(judge(right, check)).toEqual([]);
  expect(judge(right, undefined)).toEqual(['availabilityUnknown']);
  const { checkedAt: _day, ...waiting } = check;
  expect(judge(right, waiting)).toEqual(['availabilityUnknown']);
  expect(judge(right, check, check, { ...address, zip: '20459' })).toEqual(['(availabilityElsewhere)']);
  const byHand = values({ technology: 'vdsl', maxRate: '50', checkedAt: '2026-11-23' });
  expect(judge(byHand, undefined)).toEqual([]);
  expect(judge(byHand, undefined, { ...check, technologies: [] })).toEqual(['(availabilityNoLine)']);
  expect(judge({}, undefined)).toEqual([]);
});
