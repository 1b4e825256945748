import { describe, expect, test } from 'vitest';
import type { CarrierMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData, PortingState } from '#contract/wholesale/porting.ts';
import { portDay } from '#domain/wholesale/porting/port-day.ts';
import { windowOn } from '#domain/wholesale/porting/porting-dates.ts';
import { mayLeaveLine } from '#domain/wholesale/porting/porting-states.ts';
import { portingSteps, standingOf, standingRefusal } from '#domain/wholesale/porting/porting-steps.ts';
import { topicOf } from '#domain/wholesale/porting/preflight-topics.ts';
import { impliedCodes } from '#domain/wholesale/porting/rejection-codes.ts';

const porting = (state: PortingState, sent: readonly CarrierMessage[] = [], more: Partial<PortingData> = {}) =>
  ({
    state,
    timeline: sent.map((message, at) => ({ at: at + 1, message, direction: 'out' })),
    ...more,
  }) as PortingData;

describe('§porting.states milestones of a porting', () => {
  const steps = (data: PortingData) => portingSteps(data, 0).map(({ name, state }) => `${name} ${state}`);
  test.each([
    ['a draft', porting('draft'), 'draft current'],
    ['a refused one stops at its answer', porting('abbmReceived', ['VA', 'ABBM']), 'ruemReceived refused'],
    ['a sent one', porting('vaSent', ['VA']), 'vaSent current'],
    [
      'a shift that is asked for',
      porting('tvSent', ['VA', 'RUEM-VA', 'TV'], { stateBefore: 'ruemReceived' }),
      'ruemReceived current',
    ],
    ['one that is taken over', porting('akmSent', ['VA', 'RUEM-VA', 'AKM-TR']), 'akmSent current'],
    ['a ported one', porting('ported', ['VA', 'RUEM-VA', 'AKM-TR', 'PORTED']), 'ported done'],
    ['a cancelled one stays where it came to', porting('cancelled', ['VA', 'RUEM-VA']), 'ruemReceived done'],
  ])('%s', (_case, data, expected) => expect(steps(data)).toContain(expected));
});

test.each([
  ['vaSent', {}, 'vaSent'],
  ['vaSent', { answerLate: true }, 'vaLate'],
  ['stornoSent', { agreedDate: '2026-12-07' }, 'stornoSent'],
  ['stornoSent', {}, 'stornoUnagreed'],
] as const)(
  '§porting.states a porting is said to hold its date only where one was agreed: %s %j',
  (state, more, standing) => expect(standingOf({ state, ...more })).toBe(standing),
);

describe('§porting.states what the other carrier has refused stands at the top while it matters', () => {
  const heard = (state: PortingState, ...messages: CarrierMessage[]) =>
    standingRefusal({
      state,
      timeline: messages.map((message, at) => ({
        at,
        message,
        direction: /^(VA|TV|AKM-TR)$/.test(message) ? 'out' : 'in',
      })),
    })?.message;
  test.each([
    ['a shift', 'ruemReceived', ['RUEM-VA', 'TV', 'TV-ABBM'], 'TV-ABBM'],
    ['a shift that was answered before it was handed over', 'ruemReceived', ['RUEM-VA', 'TV-ABBM', 'TV'], 'TV-ABBM'],
    ['a shift, and then the takeover was confirmed', 'akmSent', ['RUEM-VA', 'TV-ABBM', 'AKM-TR'], undefined],
    ['a cancellation', 'akmSent', ['RUEM-VA', 'AKM-TR', 'STORNO-ABBM'], 'STORNO-ABBM'],
    ['a cancellation that was accepted later', 'cancelled', ['STORNO-ABBM', 'STORNO-ERLM'], undefined],
    ['a takeover', 'abbmTr', ['RUEM-VA', 'AKM-TR', 'ABBM-TR'], 'ABBM-TR'],
    ['a takeover that was confirmed again', 'akmSent', ['AKM-TR', 'ABBM-TR', 'AKM-TR'], undefined],
    ['the request itself, which has a screen of its own', 'abbmReceived', ['ABBM'], undefined],
    ['nothing', 'ruemReceived', ['RUEM-VA'], undefined],
  ] as const)('%s', (_case, state, messages, notice) => expect(heard(state, ...messages)).toBe(notice));
});

test.each([
  ['TV-ABBM', ['8141']],
  ['ABBM-TR', ['8147']],
  ['ABBM', []],
  ['RUEM-VA', []],
  ['PORTED', []],
] as const)('§porting.states a code that an answer has alone needs no choice: %s', (event, codes) =>
  expect(impliedCodes(event)).toEqual(codes),
);

test.each([
  ['abbmTr', true, 'VA-KUE-MRN', true],
  ['abbmTr', false, 'VA-KUE-MRN', false],
  ['abbmTr', true, 'VA-KUE-ORN', false],
  ['ruemReceived', true, 'VA-KUE-MRN', false],
] as const)(
  '§porting.states in %s, with the line %s and as %s, the line can be left: %s',
  (state, line, businessCase, may) =>
    expect(mayLeaveLine(porting(state, [], { technicalResource: line, businessCase }))).toBe(may),
);

describe('§porting the day of the switch', () => {
  const date = '2026-12-23';
  const { from, to } = windowOn(date, 'ZF2');
  const data = (state: PortingState, armsBackup = false) =>
    porting(state, [], { agreedDate: date, sipAccountId: 'a', window: { from, to, armsBackup } });
  const online = { state: 'active', regState: 'online' } as const;

  test.each([
    ['before the window', 'akmSent', from - 1, 'ahead', 'ahead'],
    ['in the window', 'akmSent', from, 'now', 'ahead'],
    ['after it', 'akmSent', to + 1, 'late', 'trouble'],
    ['once it is done', 'ported', from, 'done', 'done'],
  ] as const)('%s', (_case, state, now, phase, point) => {
    const day = portDay(data(state), online, now);
    expect([day.phase, day.points.numbers]).toEqual([phase, point]);
  });

  test.each([
    ['registered', online, 'online', 'done'],
    ['not registered', { ...online, regState: 'offline' }, 'offline', 'trouble'],
    ['with a static address', { ...online, regState: 'static' }, 'static', 'done'],
    ['locked', { ...online, state: 'lockedByCustomer' }, 'notActive', 'trouble'],
    ['not known', undefined, 'unknown', 'ahead'],
  ] as const)('an account that is %s', (_case, account, state, point) => {
    const day = portDay(data('akmSent'), account, from);
    expect([day.account, day.points.account]).toEqual([state, point]);
  });

  test('backup routing is armed for the window, or by rules, or not at all', () => {
    expect(portDay(data('akmSent', true), online, from).backup).toBe('armed');
    expect(portDay(data('akmSent'), { ...online, backupRules: 1 }, from).backup).toBe('rules');
    expect(portDay(data('akmSent'), online, from).backup).toBe('none');
  });
});

test('§porting each answer that carriers look at belongs to one topic', () => {
  expect(['holder.company', 'holderAddr.zip', 'singles.0.number', 'blocks', 'internalReference'].map(topicOf)).toEqual([
    'holder',
    'address',
    'oneLine',
    'blocks',
    undefined,
  ]);
});
