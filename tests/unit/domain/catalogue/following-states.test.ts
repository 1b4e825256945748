import { afterEach, expect, test } from 'vitest';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { ReleasedState } from '#contract/catalogue/state.ts';
import { currentEntries, entriesBefore } from '#domain/catalogue/current-entries.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';

afterEach(() => readCatalogueFrom(() => ({ states: [], today: '' })));

const holidays = (isOffered: boolean): CatalogueEntry => ({
  kind: 'closingDay',
  day: '2026-12-28',
  caption: { de: 'Betriebsferien', en: 'Company holidays' },
  isOffered,
});

test('§catalogue a closing day that a later state takes back is a working day', () => {
  const states: ReleasedState[] = [{ validFrom: '2026-12-01', entries: [holidays(true)] }];
  readCatalogueFrom(() => ({ states, today: '2026-11-29' }));
  expect(isWorkingDay('2026-12-28', {})).toBe(false);
  const later = [...states, { validFrom: '2026-12-10', entries: [holidays(false)] }];
  readCatalogueFrom(() => ({ states: later, today: '2026-11-29' }));
  expect(isWorkingDay('2026-12-28', {})).toBe(true);
});

test('§catalogue a state begins with what an earlier released one changes, not with today', () => {
  readCatalogueFrom(() => ({ states: [], today: '2026-11-29' }));
  const id = 'product hfoNgnOneBusiness';
  const today = currentEntries().get(id);
  if (today?.kind !== 'product') throw new Error('no product');
  const terms = { ...today, terms: [12, 24] };
  const later = { ...today, terms: [36] };
  const states = [
    { validFrom: '2027-01-01', stage: 'released' as const, entries: [terms] },
    { validFrom: '2027-02-01', stage: 'preparing' as const, entries: [later] },
    { validFrom: '2027-04-01', stage: 'preparing' as const, entries: [] },
    { validFrom: '2027-05-01', stage: 'released' as const, entries: [later] },
  ];
  expect(entriesBefore('2027-04-01', states).get(id)).toEqual(terms);
  expect(entriesBefore('2027-01-01', states).get(id)).toEqual(today);
});
