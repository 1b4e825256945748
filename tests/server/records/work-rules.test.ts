import { describe, expect, test } from 'vitest';
import { draftStates } from '#contract/sales/draft.ts';
import { orderStatuses } from '#contract/sales/order.ts';
import { portingStates } from '#contract/wholesale/porting.ts';
import { portingOutStates } from '#contract/wholesale/porting-out.ts';
import { processStates } from '#contract/wholesale/process.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import type { Work } from '#server/records/engine/definition/work.ts';
import { customerWork } from '#server/records/types/sales/customers/customer-work.ts';
import { draftWork } from '#server/records/types/sales/drafts/draft-work.ts';
import { orderWork } from '#server/records/types/sales/orders/order-work.ts';
import { portingWork } from '#server/records/types/wholesale/porting/porting-work.ts';
import { backupWork, portingOutWork, processWork } from '#server/records/types/wholesale/wholesale-work.ts';

const day = 86_400_000;
const modified = berlinMoment('2026-11-02 10:00');
const on = { modified, created: modified, filled: new Set<string>(), holidays: {} };

/** `side task`, with what it waits for in days from its last change. */
const messageOf = (items: readonly Work[]) =>
  items.map(({ side, task, from, due }) =>
    [
      `${side} ${task}`,
      from !== undefined && `from ${Math.round((from - modified) / day)}`,
      due !== undefined && `due ${Math.round((due - modified) / day)}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
type Rows = Readonly<Record<string, readonly string[]>>;
const byState = (states: readonly string[], work: (state: string) => readonly Work[]): Rows =>
  Object.fromEntries(states.map((state) => [state, messageOf(work(state))]));

test('§my-portal a customer waits as a lead for a decision, then on the day of its follow-up', () => {
  const customer = (more: object) =>
    messageOf(customerWork({ customerType: 'interested', companyName: 'Muster GmbH', ...more } as never));
  expect(customer({ leadState: 'none' })).toEqual([]);
  expect(customer({ leadState: 'offered', followUpDate: '2026-11-05' })).toEqual(['partner acceptLead']);
  expect(customer({ leadState: 'accepted', followUpDate: '2026-11-05' })).toEqual(['partner followUp from 3 due 4']);
  expect(customer({ leadState: 'none', followUpDate: '2026-11-05' })).toEqual(['partner followUp from 3 due 4']);
  expect(customer({ leadState: 'declined', followUpDate: '2026-11-05' })).toEqual(['staff reassign']);
  expect(customer({ leadState: 'lost', followUpDate: '2026-11-05' })).toEqual([]);
});

describe('§my-portal drafts', () => {
  const draft = (more: object) => draftWork({ productType: 'hfo360', priceListId: 'p', ...more } as never, on);

  test('wait to be written on once they were left for two days, and to be sent at once', () => {
    expect(byState(draftStates, (state) => draft({ state }))).toEqual({
      open: ['partner complete from 2'],
      complete: ['partner send'],
      submitting: [],
      submitted: [],
      expired: ['partner renew'],
    });
  });

  test('are due by price list or customer link, and are no work item if they cannot be booked', () => {
    const expires = modified + 20 * day;
    expect(messageOf(draft({ state: 'complete', expires }))).toEqual(['partner send due 20']);
    expect(messageOf(draft({ state: 'submitting', confirmation: { expires } }))).toEqual([
      'partner remindCustomer from 17 due 20',
    ]);
    expect(messageOf(draft({ state: 'expired', productType: 'hfoNgnBusiness' }))).toEqual([]);
  });
});

test('§my-portal orders with a question wait for the partner, most others for an employee', () => {
  const order = (status: string) =>
    orderWork(
      {
        status,
        question: { text: 'Welche?', at: modified },
        productType: 'hfo360',
        values: {},
        customerName: 'M',
        history: [],
      } as never,
      on,
    );
  expect(byState(orderStatuses, order)).toEqual({
    received: ['staff review'],
    inReview: ['staff decide'],
    clarification: ['partner answer due 31'],
    accepted: ['staff schedule'],
    porting: ['staff schedule'],
    scheduled: [],
    provisioning: [],
    partlyActive: ['staff work'],
    active: [],
    cancelRequested: ['staff decide'],
    cancelled: [],
    rejected: [],
    terminated: [],
  });
});

describe('§my-portal portings', () => {
  const porting = (more: object, filled: readonly string[] = []) =>
    portingWork({ timeline: [], ...more } as never, { ...on, filled: new Set(filled) });

  test('wait for who sends, mends and confirms them, and is there on their day', () => {
    const takeoverDue = modified + 5 * day;
    expect(byState(portingStates, (state) => porting({ state, takeoverDue, agreedDate: '2026-11-12' }))).toEqual({
      draft: ['partner complete from 2'],
      held: [],
      vaSent: [],
      ruemReceived: ['partner confirmTakeover due 5'],
      abbmReceived: ['partner correct'],
      tvSent: [],
      stornoSent: [],
      akmSent: ['partner portDay from 10'],
      abbmTr: ['partner confirmTakeover'],
      ported: [],
      cancelled: [],
    });
  });

  test('ask for the invoice until it is there, and an employee to ask a carrier that is late', () => {
    const invoiceDue = modified + 3 * day;
    expect(messageOf(porting({ state: 'vaSent', invoiceDue }))).toEqual(['partner supplyFile due 3']);
    expect(messageOf(porting({ state: 'vaSent', invoiceDue }, ['invoiceFile']))).toEqual([]);
    expect(messageOf(porting({ state: 'abbmReceived', invoiceDue }))).toEqual(['partner correct']);
    const late = { state: 'vaSent', invoiceDue, answerLate: true, answerDue: modified - day };
    expect(messageOf(porting(late))).toEqual(['partner supplyFile due 3', 'staff remindCarrier due -1']);
  });
});

test('§my-portal requests of other carriers wait for an employee until they are answered', () => {
  const porting = (state: string) =>
    portingOutWork({ state, request: { numbers: [] }, customerName: 'M', answerDue: modified + day } as never);
  const none = Object.fromEntries(portingOutStates.map((state) => [state, []]));
  expect(byState(portingOutStates, porting)).toEqual({ ...none, received: ['staff answerCarrier due 1'] });
});

test('§my-portal a process asks the partner or goes on by an employee; a porting says it itself', () => {
  const process = (type: string) => (state: string) =>
    processWork({ type, state, object: { title: 'T' }, customerName: 'M' } as never);
  expect(byState(processStates, process('coreDataChange'))).toEqual({
    new: ['staff work'],
    running: ['staff work'],
    waitingPartner: ['partner answer'],
    waitingCarrier: [],
    scheduled: [],
    done: [],
    failed: ['partner retry'],
    cancelled: [],
  });
  for (const type of ['portIn', 'portOut'])
    expect(Object.values(byState(processStates, process(type))).flat()).toEqual([]);
});

test('§my-portal a backup rule that is still on waits for a yes from each reminder on', () => {
  const rule = (more: object) => messageOf(backupWork({ active: true, name: 'Regel', sipUser: 'u', ...more } as never));
  expect(rule({})).toEqual([]);
  expect(rule({ remindedAt: modified })).toEqual(['partner confirmRule']);
  expect(rule({ remindedAt: modified, keptAt: modified + 1 })).toEqual([]);
  expect(rule({ remindedAt: modified + 2, keptAt: modified + 1 })).toEqual(['partner confirmRule']);
  expect(rule({ remindedAt: modified, active: false })).toEqual([]);
});
