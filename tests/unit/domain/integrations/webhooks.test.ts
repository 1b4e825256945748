import { describe, expect, test } from 'vitest';
import {
  afterAttempt,
  faultOfStatus,
  restAfter,
  triedFor,
  waitAfter,
} from '#domain/integrations/webhooks/deliveries.ts';
import { allowedEvents, eventsOf, factsOf } from '#domain/integrations/webhooks/webhook-events.ts';

const minute = 60_000;

describe('§webhooks events of a change', () => {
  test.each([
    ['hfo.vp.customer', undefined, {}, ['customer.created']],
    ['ws.customer', undefined, {}, ['customer.created']],
    ['hfo.vp.order', undefined, { status: 'received' }, ['order.created']],
    ['hfo.vp.draft', undefined, {}, []],
    ['hfo.vp.order', { status: 'inReview' }, { status: 'inReview' }, []],
    ['hfo.vp.order', { status: 'inReview' }, { status: 'accepted' }, ['order.state_changed']],
    ['hfo.vp.order', { status: 'inReview' }, { status: 'clarification' }, ['order.state_changed', 'order.question']],
    [
      'ws.porting',
      { state: 'vaSent' },
      { state: 'ruemReceived', agreedDate: '2026-12-07' },
      ['porting.state_changed', 'porting.date_changed'],
    ],
    ['ws.porting', { state: 'vaSent' }, { state: 'abbmReceived' }, ['porting.state_changed', 'porting.refused']],
    [
      'ws.porting',
      { state: 'ruemReceived', agreedDate: '2026-12-07' },
      { state: 'cancelled' },
      ['porting.state_changed'],
    ],
    [
      'hd.ticket',
      { status: 'new', history: [] },
      { status: 'new', history: [{ kind: 'note', staff: true }] },
      ['ticket.answered'],
    ],
    ['hd.ticket', { status: 'new', history: [] }, { status: 'new', history: [{ kind: 'note', staff: false }] }, []],
    ['hd.ticket', { status: 'new' }, { status: 'closed' }, ['ticket.state_changed']],
  ])('%s %j → %j', (type, before, after, events) => {
    expect(eventsOf({ type, after, ...(before && { before }) })).toEqual(events);
  });

  test('facts are states and days alone', () => {
    const after = { state: 'ruemReceived', agreedDate: '2026-12-07', customerName: 'Müller & Söhne GmbH' };
    expect(factsOf({ before: { state: 'vaSent' }, after })).toEqual({
      state: 'ruemReceived',
      previousState: 'vaSent',
      date: '2026-12-07',
    });
  });

  test('a group is offered to those who have its right', () => {
    expect(new Set(allowedEvents(['SP']).map((event) => event.split('.')[0]))).toEqual(
      new Set(['customer', 'order', 'ticket']),
    );
    expect(allowedEvents(['WS', 'PORTAL_ETC_COMISSION_STATEMENT'])).toContain('statement.published');
    expect(allowedEvents([])).toEqual(['ticket.created', 'ticket.state_changed', 'ticket.answered']);
  });
});

describe('§webhooks attempts', () => {
  test('pauses grow to eight hours, and end within three days', () => {
    let now = 0;
    let attempts = 0;
    for (;;) {
      attempts += 1;
      const { state, nextAttempt, pause } = afterAttempt({ since: 0, attempts }, 'status', now);
      if (nextAttempt === undefined) {
        expect([state, pause]).toEqual(['failed', 'failures']);
        break;
      }
      expect(nextAttempt - now).toBe(waitAfter(attempts));
      now = nextAttempt;
    }
    expect([attempts, now <= triedFor, now > triedFor - 9 * 60 * minute]).toEqual([15, true, true]);
  });

  test.each([
    [200, undefined],
    [204, undefined],
    [302, 'redirect'],
    [404, 'status'],
    [410, 'gone'],
    [500, 'status'],
  ])('an answer of %i is %s', (status, fault) => {
    expect(faultOfStatus(status)).toBe(fault);
  });

  test('an address that is gone is paused at once, one that accepts goes on', () => {
    expect(afterAttempt({ since: 0, attempts: 1 }, 'gone', 0)).toEqual({ state: 'failed', pause: 'gone' });
    expect(afterAttempt({ since: 0, attempts: 1 }, undefined, 0)).toEqual({ state: 'accepted' });
  });

  test('an address that fails rests for up to a quarter of an hour', () => {
    expect([1, 2, 3, 4, 5, 100].map((failures) => restAfter(failures) / minute)).toEqual([1, 2, 4, 8, 15, 15]);
  });
});
