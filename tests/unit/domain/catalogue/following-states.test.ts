import { afterEach, expect, test } from 'vitest';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { ReleasedState } from '#contract/catalogue/state.ts';
import { optionsByTariff } from '#domain/catalogue/choices.ts';
import { currentEntries, entriesBefore } from '#domain/catalogue/current-entries.ts';
import { followersOf } from '#domain/catalogue/following-states.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { stateFaults } from '#domain/catalogue/state-faults.ts';
import { isServiceTime } from '#domain/date/service-hours.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';
import { expirySentence, productNamed } from '#domain/sales/products/catalogue.ts';

afterEach(() => readCatalogueFrom());

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

const oneBusiness = () => {
  const entry = currentEntries().get('product hfoNgnOneBusiness');
  if (entry?.kind !== 'product') throw new Error('no product');
  return entry;
};

test('§catalogue a later state takes over what an earlier one changes, and keeps its own changes', () => {
  const product = oneBusiness();
  const state = (id: string, validFrom: string, entry: CatalogueEntry) => ({
    ...{ id, validFrom, stage: 'preparing' as const, entries: [entry] },
  });
  const spring = state('1', '2027-01-01', { ...product, terms: [12], documents: ['Frühjahr.pdf'] });
  const summer = state('2', '2027-04-01', { ...product, terms: [24] });
  const [follower] = followersOf(spring, [spring, summer]);
  expect(follower?.entries).toEqual([{ ...product, terms: [24], documents: ['Frühjahr.pdf'] }]);
  expect(follower?.ids).toEqual(['product hfoNgnOneBusiness']);
  expect(followersOf(summer, [spring, summer])).toEqual([]);
});

test('§catalogue a rate of tax for some months ends on its day: a later state that says the old one means it', () => {
  const rate = (id: string, validFrom: string, percent: number) => ({
    ...{ id, validFrom, stage: 'preparing' as const, entries: [{ kind: 'vat' as const, percent }] },
  });
  const [lower, back] = [rate('1', '2027-01-01', 16), rate('2', '2027-07-01', 19)];
  expect(followersOf(lower, [lower, back])).toEqual([]);
});

test('§catalogue service hours are those of the day that counts, with their weekdays', () => {
  const states: ReleasedState[] = [
    { validFrom: '2026-12-01', entries: [{ kind: 'serviceHours', from: 9, to: 16, weekdays: [1, 6] }] },
  ];
  readCatalogueFrom(() => ({ states, today: '2026-11-29' }));
  const at = (time: string) => isServiceTime(Date.parse(`${time}+01:00`), {});
  expect([at('2026-11-30T08:30'), at('2026-12-07T08:30'), at('2026-12-07T09:30')]).toEqual([true, false, true]);
  expect([at('2026-12-05T10:00'), at('2026-12-08T10:00')]).toEqual([true, false]);
});

test('§catalogue a product that a state ends names the day before as its last', () => {
  const ended = { ...oneBusiness(), isOffered: false };
  const states: ReleasedState[] = [
    { validFrom: '2027-01-01', entries: [ended] },
    { validFrom: '2027-02-01', entries: [{ kind: 'vat', percent: 20 }] },
  ];
  readCatalogueFrom(() => ({ states, today: '2027-03-01' }));
  expect(productNamed('hfoNgnOneBusiness')).toMatchObject({ bookable: false, expiredOn: '2026-12-31' });
  expect(expirySentence('hfoNgnOneBusiness')).toBe('since');
});

test('§catalogue an option that needs a tariff is a choice with that tariff only, and no longer than it is offered', () => {
  const option: CatalogueEntry = {
    ...{ kind: 'choice', list: 'voiceOptions', key: 'euAbroad', requires: ['flatAll'], isOffered: true },
  };
  readCatalogueFrom(() => ({ states: [{ validFrom: '2027-01-01', entries: [option] }], today: '2027-01-01' }));
  const codes = (tariff: string) =>
    optionsByTariff('voiceOptions')
      .options({}, () => tariff)
      .map(({ value }) => value);
  expect(codes('flatAll')).toContain('euAbroad');
  expect(codes('perMinute')).not.toContain('euAbroad');
  const ended: CatalogueEntry = { kind: 'choice', list: 'tariffs', key: 'flatAll', isOffered: false };
  const state = { id: '1', validFrom: '2027-02-01', stage: 'preparing' as const, entries: [option, ended] };
  expect(stateFaults(state, '2027-01-01', [state])).toEqual([
    { key: 'conditionGone', entry: 'choice voiceOptions euAbroad' },
  ]);
});
