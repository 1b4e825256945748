import { expect, test } from 'vitest';
import type { ChangeRequestData } from '#contract/profile/change-request.ts';
import type { TicketEvent } from '#contract/ticket.ts';
import type { ProcessData } from '#contract/wholesale/process.ts';
import { requestSteps } from '#domain/profile/submission-steps.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';
import { ticketSteps } from '#domain/tickets/submission-steps.ts';
import { numberSteps } from '#domain/wholesale/numbers/submission-steps.ts';
import { portingEndSteps } from '#domain/wholesale/porting/submission-steps.ts';
import { serviceSteps } from '#domain/wholesale/services/submission-steps.ts';

// A Friday, at eleven in Berlin.
const at = Date.UTC(2026, 10, 27, 10);
const hour = 3_600_000;
const linesOf = (steps: readonly SubmissionStep[]) =>
  steps.map(({ name, state, at: done, byMoment, by, on, isWish }) => {
    const when = done ?? byMoment;
    const moment = when === undefined ? (by ?? on ?? '') : new Date(when).toISOString().slice(0, 16);
    return `${name} ${state} ${moment}${isWish ? '?' : ''}`.trim();
  });

const created: TicketEvent = { kind: 'created', at, by: 'Petra Sommer', staff: false, files: 0 };
const status = (to: 'waiting' | 'closed', when: number): TicketEvent => ({
  ...{ kind: 'status', at: when, by: 'x', staff: true, from: 'new', to },
});
const ticket = { value5: 'etcCallBackRequest' as const, category: 'order', history: [created] };

test('§tickets the end of a ticket names the moment of the answer, and what it waits for', () => {
  expect(linesOf(ticketSteps(ticket, {}))).toEqual([
    'received done 2026-11-27T10:00',
    'answer current 2026-11-30T10:00',
    'closed open',
  ]);
  const asked = [created, status('waiting', at + hour)];
  expect(linesOf(ticketSteps({ ...ticket, history: asked }, {}))[1]).toBe('question current');
  const closed = { ...ticket, history: [created, status('closed', at + hour)], closedAt: at + hour };
  expect(linesOf(ticketSteps(closed, {})).slice(1)).toEqual([
    'answer done 2026-11-27T11:00',
    'closed done 2026-11-27T11:00',
  ]);
  const offer = { ...ticket, value5: 'etcProjectRequest' as const, neededBy: '2026-12-10' };
  expect(linesOf(ticketSteps(offer, {}))[2]).toBe('needed open 2026-12-10');
  const withdrawn: TicketEvent = { kind: 'withdrawn', at: at + hour, by: 'x', staff: false };
  expect(linesOf(ticketSteps({ ...ticket, history: [created, withdrawn] }, {}))).toEqual([
    'received done 2026-11-27T10:00',
    'withdrawn done 2026-11-27T11:00',
  ]);
});

const message = (name: string, when: number) => ({ at: when, message: name, direction: 'in' }) as never;
const porting = {
  state: 'vaSent',
  desiredDate: '2026-12-14',
  timeline: [message('VA', at)],
  answerDue: at + 72 * hour,
};

test('§porting the end of a porting follows both carriers, with the agreed day in place of the wish', () => {
  expect(linesOf(portingEndSteps(porting as never, at))).toEqual([
    'sent done 2026-11-27T10:00',
    'answer current 2026-11-30',
    'takeover open',
    'switch open 2026-12-14?',
  ]);
  expect(linesOf(portingEndSteps({ ...porting, state: 'held', timeline: [] } as never, at))[0]).toBe('held current');
  expect(linesOf(portingEndSteps({ ...porting, state: 'abbmReceived' } as never, at))[1]).toBe('refused current');
  const timeline = [message('VA', at), message('RUEM-VA', at + hour)];
  const agreed = { ...porting, state: 'ruemReceived', agreedDate: '2026-12-15', timeline };
  expect(linesOf(portingEndSteps(agreed as never, at)).slice(1)).toEqual([
    'answer done 2026-11-27T11:00',
    'takeover current',
    'switch open 2026-12-15',
  ]);
  const cancelled = { ...agreed, state: 'cancelled' };
  expect(linesOf(portingEndSteps(cancelled as never, at)).at(-1)).toBe('cancelled done 2026-11-27T11:00');
});

test('§services the end of an order of a service names its first day, its term and its last day', () => {
  const service = { state: 'ordered' as const, begin: '2026-12-01', termEnd: '2027-11-30' };
  expect(linesOf(serviceSteps(service, at))).toEqual([
    'ordered done 2026-11-27T10:00',
    'begin current 2026-12-01',
    'term open 2027-11-30',
  ]);
  expect(linesOf(serviceSteps({ ...service, failed: true }, at))[1]).toBe('failed current');
  expect(linesOf(serviceSteps({ ...service, state: 'cancelled', until: '2027-12-31' }, at)).slice(1)).toEqual([
    'begin done 2026-12-01',
    'until open 2027-12-31',
  ]);
  expect(linesOf(serviceSteps({ ...service, state: 'ended', until: '2026-11-28' }, at))[1]).toBe(
    'withdrawn done 2026-11-28',
  );
});

test('§phone-numbers the end of an order of numbers names the day of activation and an open proof', () => {
  const step = (name: string, isDone: boolean) => ({
    name,
    ...(isDone ? { state: 'done', at } : { state: 'pending' }),
  });
  const order = { state: 'scheduled', startedAt: at, dueAt: at + 96 * hour, steps: [step('activated', false)] };
  expect(linesOf(numberSteps(order as ProcessData))).toEqual([
    'assigned done 2026-11-27T10:00',
    'active current 2026-12-01',
  ]);
  const checked = { ...order, state: 'running', steps: [step('activated', true), step('proofChecked', false)] };
  expect(linesOf(numberSteps(checked as ProcessData)).slice(1)).toEqual([
    'active done 2026-11-27T10:00',
    'proof current',
  ]);
  expect(linesOf(numberSteps({ ...order, state: 'cancelled', finishedAt: at } as ProcessData))[1]).toBe(
    'cancelled done 2026-11-27T10:00',
  );
});

test('§change-requests the end of a request names both approvals and the day from which it holds', () => {
  const request = { state: 'submitted', decisions: [], needsTwo: true, effectiveOn: '2026-12-15' } as const;
  const moments = { created: at, modified: at + hour };
  const steps = (change: Partial<ChangeRequestData>) =>
    linesOf(requestSteps({ ...request, ...change } as never, moments));
  expect(steps({})).toEqual([
    'submitted done 2026-11-27T10:00',
    'review current',
    'second open',
    'effective open 2026-12-15',
  ]);
  const first = { by: 'A', at: at + hour, approve: true };
  expect(steps({ state: 'inReview', decisions: [first] }).slice(1, 3)).toEqual([
    'approved done 2026-11-27T11:00',
    'second current',
  ]);
  expect(steps({ needsTwo: false, state: 'approved', decisions: [first] }).at(-1)).toBe('effective current 2026-12-15');
  expect(steps({ state: 'rejected', decisions: [{ ...first, approve: false }] }).at(-1)).toBe(
    'rejected done 2026-11-27T11:00',
  );
  expect(steps({ state: 'withdrawn' }).at(-1)).toBe('withdrawn done 2026-11-27T11:00');
});
