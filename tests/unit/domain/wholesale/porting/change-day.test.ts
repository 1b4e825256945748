import { expect, test } from 'vitest';
import { publicHolidays } from '#domain/date/holidays.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { changeDay } from '#domain/wholesale/porting/change-day.ts';
import { earliestDesired, latestSending } from '#domain/wholesale/porting/porting-dates.ts';
import { refusedAnswers } from '#domain/wholesale/porting/rejection-codes.ts';

test.each([
  ['2026-12-14', 'VA-KUE-MRN', '2026-12-03'],
  ['2026-12-14', 'VA-RRNP', '2026-12-11'],
  // Christmas and two weekends lie between.
  ['2027-01-04', 'VA-KUE-MRN', '2026-12-22'],
])('§porting.dates a request for %s by %s is sent by %s at the latest', (desired, businessCase, latest) => {
  const at = { today: latest, holidays: publicHolidays('', 2026, 2) };
  expect(latestSending(desired, businessCase, at)).toBe(latest);
  expect(earliestDesired(businessCase, at).day <= desired).toBe(true);
  expect(earliestDesired(businessCase, { ...at, today: workingDayAfter(latest, 1, at.holidays) }).day > desired).toBe(
    true,
  );
});

test.each([
  [
    { desiredDate: '2026-12-14', timeWindow: 'ZF2' },
    { day: '2026-12-14', isAgreed: false, hours: 6 },
  ],
  [
    { desiredDate: '2026-12-14', timeWindow: 'ZF1' },
    { day: '2026-12-14', isAgreed: false, hours: 2 },
  ],
  [
    { desiredDate: '2026-12-14', agreedDate: '2026-12-16', timeWindow: 'ZF2' },
    { day: '2026-12-16', isAgreed: true, hours: 6 },
  ],
  [
    { desiredDate: '2026-12-14', timeWindow: 'ZF3' },
    { day: '2026-12-14', isAgreed: false },
  ],
  [{ desiredDate: '2026-12-14' }, { day: '2026-12-14', isAgreed: false }],
  [{ desiredDate: '14.12.2026', timeWindow: 'ZF2' }, undefined],
  [{}, undefined],
])('§porting.dates hours of the change that are not known are left out: %j', (data, expected) => {
  const day = changeDay(data as never);
  const hours = day?.window && (day.window.to - day.window.from) / 3_600_000;
  expect(day && { day: day.day, isAgreed: day.isAgreed, ...(hours && { hours }) }).toEqual(expected);
});

const answers = {
  connectionKind: 'single',
  holder: { kind: 'company', company: 'Reederei Nordlicht' },
  holderAddr: { zip: '10115' },
  singles: [{ onkz: '30', number: '1' }],
};
test.each([
  [['8112'], { holder: answers.holder }],
  [['8108', '8112'], { holderAddr: answers.holderAddr, holder: answers.holder }],
  [['8103'], { singles: answers.singles }],
  // What was left empty was sent as that.
  [['8117'], { losingCustomerNo: undefined }],
  [['9999'], {}],
  [[], {}],
])('§porting.codes a refusal keeps the answers that it refuses as they were sent: %j', (codes, sent) =>
  expect(refusedAnswers(codes, answers)).toEqual(sent),
);
