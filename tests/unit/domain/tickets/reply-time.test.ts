import { expect, test } from 'vitest';
import { publicHolidays } from '../../../../src/domain/date/holidays.ts';
import { replyBy } from '../../../../src/domain/tickets/reply-time.ts';

const holidays = publicHolidays('', 2026, 1);

test.each([
  ['a request on Monday', 'etcBillingRequest', 'other', '2026-07-06T09:00:00+02:00', '2026-07-08'],
  ['a complaint before the weekend', 'etcProvisionComplain', 'other', '2026-07-10T09:00:00+02:00', '2026-07-14'],
  ['a call on Thursday before Easter', 'etcCallBackRequest', 'tech', '2026-04-02T09:00:00+02:00', '2026-04-07'],
  ['a call within the hour before 8', 'etcCallBackRequest', 'hour', '2026-07-06T07:00:00+02:00', '2026-07-06'],
  ['a call within the hour after 17', 'etcCallBackRequest', 'hour', '2026-07-10T17:00:00+02:00', '2026-07-13'],
  ['a call within the hour on Saturday', 'etcCallBackRequest', 'hour', '2026-07-11T07:00:00+02:00', '2026-07-13'],
])('§3 %s is answered by its day', (_case, value5, value6, created, day) => {
  expect(replyBy({ value5, value6, created: Date.parse(created) }, holidays)).toEqual({ day });
});

test('§3 a call within the hour is promised to the minute, an offer for its date', () => {
  const created = Date.parse('2026-07-06T09:00:00+02:00');
  const call = { value5: 'etcCallBackRequest', value6: 'hour', created };
  expect(replyBy(call, holidays)).toEqual({ day: '2026-07-06', at: created + 3_600_000 });
  const offer = { value5: 'etcProjectRequest', value6: 'mobile', value8: '2026-07-20', created };
  expect(replyBy(offer, holidays)).toEqual({ day: '2026-07-20' });
});
