import { expect, test } from 'vitest';
import { isOutdated, requiredVersion, versionsInForce } from '#domain/legal/terms-in-force.ts';

const released = [
  { version: '2027-02-01', audience: 'WS' },
  { version: '2027-01-01', audience: 'all' },
  { version: '2027-03-01', audience: 'none' },
] as const;
const on = (day: string) => versionsInForce('2026-11-01', released, day);

test('§brand.terms a version counts from its day on', () => {
  expect(on('2026-12-31').map(({ version }) => version)).toEqual(['2026-11-01']);
  expect(on('2027-01-01')[0]?.version).toBe('2027-01-01');
  expect(on('2027-04-01')[0]?.version).toBe('2027-03-01');
});

test('§brand.terms only its audience is asked to accept a version', () => {
  const inForce = on('2027-04-01');
  expect(requiredVersion(inForce, [])).toBe('2027-01-01');
  expect(requiredVersion(inForce, ['SP'])).toBe('2027-01-01');
  expect(requiredVersion(inForce, ['SP', 'WS'])).toBe('2027-02-01');
});

test('§brand.terms what was accepted later counts for what came before', () => {
  expect(isOutdated('2027-01-01', '2027-01-01')).toBe(false);
  expect(isOutdated('2027-03-01', '2027-01-01')).toBe(false);
  expect(['2026-11-01', null, 'old', ''].map((one) => isOutdated(one, '2027-01-01'))).toEqual([true, true, true, true]);
});
