import { expect, test } from 'vitest';
import type { TicketEvent, TicketType } from '#contract/ticket.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { isServiceTime, serviceTimeAfter, serviceTimeBetween } from '#domain/date/service-hours.ts';
import { answerBy, answerTarget, mayRemind, renewedTarget } from '#domain/tickets/answer-target.ts';

const holidays = publicHolidays('', 2026, 2);
const moment = (written: string) => Date.parse(`${written}:00+02:00`);
const render = (ms: number | undefined) =>
  ms && new Date(ms + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const created = (at: string): TicketEvent => ({ kind: 'created', at: moment(at), by: 'P', staff: false, files: 0 });
const note = (at: string, staff: boolean): TicketEvent => ({ kind: 'note', at: moment(at), by: 'X', staff, text: 'T' });
const to = (at: string, next: 'waiting' | 'inProgress' | 'closed', staff = true): TicketEvent => ({
  ...{ kind: 'status', at: moment(at), by: 'X', staff, from: 'new', to: next },
});
const reopened = (at: string): TicketEvent => ({
  ...{ kind: 'reopened', at: moment(at), by: 'P', staff: false, reason: 'R' },
});
const withdrawn = (at: string): TicketEvent => ({ kind: 'withdrawn', at: moment(at), by: 'P', staff: false });
const ticket = (value5: TicketType, category: string, ...history: TicketEvent[]) => ({ value5, category, history });

test.each([
  ['a request on Monday', 'etcBillingRequest', 'other', '2026-07-06T09:00', '2026-07-08 09:00'],
  ['a complaint before the weekend', 'etcProvisionComplain', 'other', '2026-07-10T16:30', '2026-07-14 16:30'],
  ['a call on Thursday before Easter', 'etcCallBackRequest', 'tech', '2026-04-02T09:00', '2026-04-07 09:00'],
  ['a call within the hour', 'etcCallBackRequest', 'hour', '2026-07-06T09:00', '2026-07-06 10:00'],
  ['a call within the hour before 8', 'etcCallBackRequest', 'hour', '2026-07-06T07:00', '2026-07-06 09:00'],
  ['a call within the hour shortly before 17', 'etcCallBackRequest', 'hour', '2026-07-10T16:40', '2026-07-13 08:40'],
  ['a call within the hour after 17', 'etcCallBackRequest', 'hour', '2026-07-10T17:00', '2026-07-13 09:00'],
  ['a call within the hour on Saturday', 'etcCallBackRequest', 'hour', '2026-07-11T07:00', '2026-07-13 09:00'],
  ['an offer', 'etcProjectRequest', 'mobile', '2026-07-06T09:00', '2026-07-09 09:00'],
] as const)('§tickets %s is answered by its target in business hours', (_case, type, category, sent, by) => {
  expect(render(answerBy(ticket(type, category, created(sent)), holidays))).toBe(by);
});

const sent = created('2026-07-06T09:00');
const question = [note('2026-07-06T12:00', true), to('2026-07-06T12:00', 'waiting')] as const;
const billing = (...events: TicketEvent[]) =>
  answerTarget(ticket('etcBillingRequest', 'other', sent, ...events), holidays);
const speech = (target: ReturnType<typeof billing>) => {
  if (target.state === 'paused') return `paused, ${target.left / 3_600_000} h left`;
  if (target.state === 'answered') return `answered ${render(target.at)}, due ${render(target.due)}`;
  return target.state === 'expected' ? `expected ${render(target.at)}` : target.state;
};

test.each([
  ['is taken up', [to('2026-07-06T10:00', 'inProgress')], 'expected 2026-07-08 09:00'],
  ['is written to by the partner', [note('2026-07-06T10:00', false)], 'expected 2026-07-08 09:00'],
  ['is answered', [note('2026-07-07T10:00', true)], 'answered 2026-07-07 10:00, due 2026-07-08 09:00'],
  ['is answered late', [note('2026-07-09T10:00', true)], 'answered 2026-07-09 10:00, due 2026-07-08 09:00'],
  ['is closed', [to('2026-07-07T10:00', 'closed')], 'answered 2026-07-07 10:00, due 2026-07-08 09:00'],
  ['is asked about', question, 'paused, 15 h left'],
  ['is asked about twice', [...question, note('2026-07-07T09:00', true)], 'paused, 15 h left'],
  [
    'gets the partner’s answer a week later',
    [...question, note('2026-07-13T09:00', false), to('2026-07-13T09:00', 'inProgress', false)],
    'expected 2026-07-14 15:00',
  ],
  [
    'gets an answer to a question asked too late',
    [to('2026-07-09T09:00', 'waiting'), to('2026-07-10T09:00', 'inProgress', false)],
    'expected 2026-07-10 13:00',
  ],
  [
    'is closed while it waits',
    [...question, to('2026-07-20T09:00', 'closed')],
    'answered 2026-07-20 09:00, due 2026-07-20 09:00',
  ],
  [
    'is written to again after the answer',
    [note('2026-07-07T10:00', true), note('2026-07-13T09:00', false)],
    'expected 2026-07-15 09:00',
  ],
  [
    'is written to after it was closed',
    [to('2026-07-07T10:00', 'closed'), note('2026-07-13T09:00', false)],
    'answered 2026-07-07 10:00, due 2026-07-08 09:00',
  ],
  ['is reopened', [to('2026-07-07T10:00', 'closed'), reopened('2026-07-13T09:00')], 'expected 2026-07-15 09:00'],
  ['is withdrawn', [withdrawn('2026-07-06T10:00')], 'withdrawn'],
] as const)('§tickets the expected answer of a ticket that %s', (_case, events, says) => {
  expect(speech(billing(...events))).toBe(says);
});

test('§tickets the business hours between two moments invert the addition of business hours', () => {
  const minute = 60_000;
  for (let n = 0; n < 400; n++) {
    // Steps that share no factor with hours, days or each other meet every kind of begin and length.
    const from = moment('2026-01-01T00:00') + n * 1327 * minute;
    const length = ((n * 7919) % (60 * 60)) * minute + 1;
    const end = serviceTimeAfter(from, length, holidays);
    expect(serviceTimeBetween(from, end, holidays)).toBe(length);
    expect(isServiceTime(end - 1, holidays)).toBe(true);
  }
});

test('§tickets a late answer is promised for the next business day, and the one after that', () => {
  const by = moment('2026-07-10T16:30');
  for (const [now, at] of [
    ['2026-07-10T16:31', '2026-07-13 16:30'],
    ['2026-07-13T16:30', '2026-07-14 16:30'],
    ['2026-07-18T12:00', '2026-07-20 16:30'],
  ] as const)
    expect(render(renewedTarget(by, moment(now), holidays))).toBe(at);
});

test('§tickets a partner asks what became of a late answer once a day', () => {
  const reminded = (at: string): TicketEvent => ({ kind: 'reminded', at: moment(at), by: 'P', staff: false });
  const asks = (now: string, ...events: TicketEvent[]) =>
    mayRemind(ticket('etcBillingRequest', 'other', sent, ...events), moment(now), holidays);
  expect(asks('2026-07-08T08:59')).toBe(false);
  expect(asks('2026-07-08T09:01')).toBe(true);
  expect(asks('2026-07-08T15:00', reminded('2026-07-08T09:01'))).toBe(false);
  expect(asks('2026-07-09T00:10', reminded('2026-07-08T09:01'))).toBe(true);
  expect(asks('2026-07-09T09:00', note('2026-07-08T10:00', true))).toBe(false);
  expect(asks('2026-07-09T09:00', ...question)).toBe(false);
});
