import { describe, expect, test } from 'vitest';
import { vaId } from '#contract/wholesale/carrier-message.ts';
import { portingStates } from '#contract/wholesale/porting.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import {
  answersIn,
  mayDo,
  nextState,
  type PortingEventName,
  portingActors,
  portingEvents,
  underWay,
  waitsFor,
} from '#domain/wholesale/porting/porting-states.ts';
import { answerFaults, carrierCodes, codesFor, translateCodes } from '#domain/wholesale/porting/rejection-codes.ts';
import { numberOfVa, vaIdOf } from '#domain/wholesale/porting/va-id.ts';
import de from '#i18n/de/porting.json' with { type: 'json' };
import en from '#i18n/en/porting.json' with { type: 'json' };

/** `docs/domain/porting.md#states`, cell by cell: who may, and the state after each state in which it is allowed. */
const design: Record<PortingEventName, string> = {
  update: 'partner staff: draft>draft held>draft abbmReceived>abbmReceived',
  attach:
    'partner staff: draft>draft held>draft vaSent>vaSent ruemReceived>ruemReceived abbmReceived>abbmReceived tvSent>tvSent akmSent>akmSent abbmTr>abbmTr',
  detach: 'partner staff: draft>draft held>draft abbmReceived>abbmReceived',
  delete: 'partner staff: draft>draft',
  send: 'partner staff: draft>held abbmReceived>held',
  shift: 'partner staff: ruemReceived>tvSent',
  cancel:
    'partner staff: draft>cancelled held>cancelled vaSent>stornoSent ruemReceived>stornoSent abbmReceived>cancelled akmSent>stornoSent abbmTr>stornoSent',
  confirmTakeover: 'partner staff: ruemReceived>akmSent abbmTr>akmSent',
  'RUEM-VA': 'staff carrier: vaSent>ruemReceived',
  ABBM: 'staff carrier: vaSent>abbmReceived',
  'TV-ERLM': 'staff carrier: tvSent>ruemReceived',
  'TV-ABBM': 'staff carrier: tvSent>ruemReceived',
  'STORNO-ERLM': 'staff carrier: stornoSent>cancelled',
  'STORNO-ABBM': 'staff carrier: stornoSent>before',
  'ABBM-TR': 'staff carrier: akmSent>abbmTr',
  PORTED: 'staff carrier: akmSent>ported',
  transmit:
    'system: held>vaSent vaSent>vaSent ruemReceived>ruemReceived tvSent>tvSent stornoSent>stornoSent akmSent>akmSent abbmTr>abbmTr ported>ported cancelled>cancelled',
  takeOver: 'system: ruemReceived>akmSent',
  goLive: 'system: akmSent>ported',
};

describe('§porting.states states of a porting', () => {
  test.each(Object.entries(design))('%s', (name, written) => {
    const event = name as PortingEventName;
    const [who = '', moves = ''] = written.split(': ');
    const allowed = new Map(moves.split(' ').map((move) => move.split('>') as [string, string]));
    for (const actor of portingActors)
      for (const state of portingStates) {
        const next = nextState(state, event, actor);
        const to = who.split(' ').includes(actor) ? allowed.get(state) : undefined;
        expect([state, actor, 'to' in next ? next.to : undefined]).toEqual([state, actor, to]);
        if ('refused' in next) expect(next.refused).toMatch(/^[A-ZÄÖÜ].+\.$/);
      }
  });

  test('the table names every event', () => {
    expect(Object.keys(portingEvents).sort()).toEqual(Object.keys(design).sort());
  });

  test('employees are offered the answers that fit the state', () => {
    expect(answersIn('vaSent')).toEqual(['RUEM-VA', 'ABBM']);
    expect(answersIn('akmSent')).toEqual(['ABBM-TR', 'PORTED']);
    expect(answersIn('draft')).toEqual([]);
    expect(mayDo('vaSent', 'ABBM', 'partner')).toBe(false);
  });

  test('numbers are taken during a request, and every unfinished state waits for some party', () => {
    expect(underWay).toEqual(['held', 'vaSent', 'ruemReceived', 'tvSent', 'stornoSent', 'akmSent', 'abbmTr']);
    expect(portingStates.filter((state) => waitsFor(state) === 'nobody')).toEqual(['ported', 'cancelled']);
  });
});

describe('§porting.states codes of carriers', () => {
  const existing = fieldsOf(portingForm);
  const company = { connectionKind: 'block', holder: { kind: 'company' } };
  const person = { connectionKind: 'single', holder: { kind: 'person' } };

  test.each(carrierCodes.map(({ code }) => code))(
    '%s is one sentence in both languages, with a field that is there',
    (code) => {
      for (const values of [company, person]) {
        const [notice] = translateCodes([code], values);
        for (const texts of [de.code, en.code]) expect((texts as Record<string, string>)[code]).toMatch(/\.$/);
        expect(notice?.sentence).toBe(`code.${code}`);
        if (notice?.path) expect(Object.keys(existing)).toContain(notice.path.split('.')[0]);
      }
    },
  );

  test('the field is that of the kind of line and of holder', () => {
    const paths = (values: object) => translateCodes(['8103', '8112', '8113'], values as never).map(({ path }) => path);
    expect(paths(company)).toEqual(['ddiBase', 'holder.company', 'holder.company']);
    expect(paths(person)).toEqual(['singles.0.number', 'holder.lastName', 'holder.firstName']);
  });

  test('an unknown code is reported as unknown', () => {
    expect(translateCodes(['9999'], {})).toEqual([{ code: '9999', sentence: 'code.unknown' }]);
  });

  test('every refusal names a code of its own', () => {
    expect(codesFor('ABBM').map(({ code }) => code)).toEqual([
      '8103',
      '8108',
      '8109',
      '8110',
      '8111',
      '8112',
      '8113',
      '8114',
      '8116',
      '8117',
      '8118',
      '8149',
    ]);
    expect(answerFaults('ABBM', { codes: [] })).toEqual([{ path: 'codes', key: 'choose' }]);
    expect(answerFaults('ABBM', { codes: ['8116'] })).toEqual([{ path: 'text', key: 'required' }]);
    expect(answerFaults('RUEM-VA', { codes: ['8001'] })).toEqual([{ path: 'date', key: 'required' }]);
    expect(answerFaults('RUEM-VA', { codes: ['8002', '8104'], date: '2026-12-07' })).toEqual([]);
  });
});

test('§porting.states each sending has an id of its own, from which its porting is known', () => {
  for (const [number, attempt] of [
    ['R-000001', 1],
    ['R-123456', 99],
    ['R-1234567', 2],
  ] as const) {
    const id = vaIdOf('DEU.ETC', number, attempt);
    expect(vaId.safeParse(id).success).toBe(true);
    expect(numberOfVa('DEU.ETC', id)).toBe(number);
  }
  expect(numberOfVa('DEU.ETC', 'DEU.DTAG.V00000101')).toBeUndefined();
});
