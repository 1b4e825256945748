import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import {
  answerDue,
  canStillChange,
  claimEnds,
  earliestDesired,
  holidaysIn,
  isShortNotice,
  oldestForm,
  portingDays,
  proposedDay,
  shiftDays,
  windowOn,
} from '#domain/wholesale/porting/porting-dates.ts';

const holidays = publicHolidays('', 2025, 4);
const on = (today: string) => ({ today, holidays });
const ask = (businessCase: string) => (name: string) => (name === 'businessCase' ? businessCase : undefined);

/** The same rules day by day, as slowly as they can be read: one by one, with a calendar of its own. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
function isOff(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (['Sat', 'Sun'].includes(new Date(`${day}T12:00:00Z`).toUTCString().slice(0, 3))) return true;
  if (['01-01', '05-01', '10-03', '12-25', '12-26'].includes(day.slice(5))) return true;
  return [-2, 1, 39, 50].some((after) => addDays(easter(year), after) === day);
}
function slowly(today: string, lead: number): string {
  let counted = 0;
  for (let n = 1; ; n += 1) {
    const day = addDays(today, n);
    if (!isOff(day)) counted += 1;
    if (counted === lead) return day;
  }
}

test('§porting.dates an answer is due by the end of its day, which it is shown as', () => {
  const due = answerDue({ today: '2026-11-23', holidays: {} });
  expect(formatDay(due, 'de')).toBe('26.11.2026');
  expect(formatDay(due + 1, 'de')).toBe('27.11.2026');
});

describe('§porting.dates dates of a porting', () => {
  test.each([
    ['a week without holidays', '2026-07-06', 'VA-KUE-MRN', '2026-07-15'],
    ['numbers alone', '2026-07-06', 'VA-RRNP', '2026-07-07'],
    ['numbers alone on a Friday', '2026-07-10', 'VA-RRNP', '2026-07-13'],
    ['across Easter', '2026-04-02', 'VA-KUE-MRN', '2026-04-15'],
    ['across Christmas and New Year', '2026-12-22', 'VA-KUE-MRN', '2027-01-04'],
    ['across Ascension', '2026-05-13', 'VA-KUE-ORN', '2026-05-26'],
    ['on a Saturday', '2026-07-11', 'VA-KUE-MRN', '2026-07-21'],
  ])('the earliest day: %s', (_what, today, businessCase, day) => {
    expect(earliestDesired(businessCase, on(today)).day).toBe(day);
  });

  test('the earliest day comes with the holidays that move it', () => {
    const earliest = earliestDesired('VA-KUE-MRN', on('2026-04-02'));
    expect(earliest.lead).toBe(7);
    expect(holidaysIn(earliest).map(({ day, holiday }) => [day, holiday?.de])).toEqual([
      ['2026-04-03', 'Karfreitag'],
      ['2026-04-06', 'Ostermontag'],
    ]);
  });

  test('1,000 random days agree with a second, slow implementation', () => {
    let seed = 20261122;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let n = 0; n < 1000; n += 1) {
      const today = addDays('2025-02-01', random(1000));
      const businessCase = ['VA-KUE-MRN', 'VA-KUE-ORN', 'VA-RRNP'][random(3)] ?? '';
      const lead = businessCase === 'VA-RRNP' ? 1 : 7;
      const first = slowly(today, lead);
      expect([today, earliestDesired(businessCase, on(today)).day]).toEqual([today, first]);
      const day = addDays(today, random(190));
      const fault =
        day < first
          ? `leadTime:${lead}`
          : day > addDays(today, 180)
            ? 'daysAhead:180'
            : isOff(day)
              ? 'neededByNotWorkingDay'
              : undefined;
      expect([today, day, portingDays(on(today), ask(businessCase)).fault(day)]).toEqual([today, day, fault]);
      expect(isShortNotice(day, businessCase, on(today))).toBe(lead === 7 && day >= first && day < slowly(today, 10));
      const proposed = proposedDay(businessCase, on(today));
      expect(isOff(proposed) || isOff(addDays(proposed, 1))).toBe(false);
      expect(proposed >= slowly(today, lead === 7 ? 10 : 1)).toBe(true);
      expect(answerDue(on(today))).toBe(berlinMoment(addDays(slowly(today, 3), 1)) - 1);
    }
  });

  test.each([
    ['the fifth working day', '2026-12-01', '2026-12-02', undefined],
    ['sooner than five working days', '2026-11-25', '2026-11-27', 'leadTime:5'],
    ['the agreed day itself', '2026-12-10', '2026-12-10', 'portingShiftEarlier'],
    ['earlier than agreed', '2026-12-10', '2026-12-09', 'portingShiftEarlier'],
    ['a Saturday', '2026-12-01', '2026-12-05', 'neededByNotWorkingDay'],
    ['more than 180 days ahead', '2026-12-01', '2027-06-01', 'daysAhead:180'],
  ])('a shift from an agreed day: %s', (_what, agreed, to, fault) => {
    expect(shiftDays(agreed, 'VA-KUE-MRN', on('2026-11-23')).fault(to)).toBe(fault);
  });

  test('numbers alone are shifted to the next working day', () => {
    expect(shiftDays('2026-11-24', 'VA-RRNP', on('2026-11-23')).fault('2026-11-25')).toBeUndefined();
  });

  test('on its day a porting is neither shifted nor cancelled', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-24'].map((today) => canStillChange('2026-11-23', { today }))).toEqual([
      true,
      false,
      false,
    ]);
    expect(canStillChange(undefined, { today: '2026-11-23' })).toBe(true);
  });

  test.each([
    ['2026-10-23', '2026-11-23'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
  ])('§porting.dates numbers of a contract that ended on %s can be claimed until %s', (end, last) => {
    expect(claimEnds(end)).toBe(last);
  });

  test.each([
    ['2026-11-23', '2026-08-23'],
    ['2026-05-31', '2026-02-28'],
    ['2026-01-15', '2025-10-15'],
  ])('a form that is sent on %s was signed on %s or later', (today, oldest) => {
    expect(oldestForm(today)).toBe(oldest);
  });

  test('windows are those of Berlin, in summer and winter', () => {
    const hours = (day: string, window: string) => {
      const { from, to } = windowOn(day, window);
      return [new Date(from).toISOString().slice(11, 16), new Date(to).toISOString().slice(11, 16)];
    };
    expect(hours('2026-12-01', 'ZF1')).toEqual(['05:00', '07:00']);
    expect(hours('2026-07-01', 'ZF2')).toEqual(['04:00', '10:00']);
  });
});
