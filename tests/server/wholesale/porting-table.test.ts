import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PortingState, portingStates } from '#contract/wholesale/porting.ts';
import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import {
  nextState,
  type PortingActor,
  type PortingEventName,
  portingEvents,
} from '#domain/wholesale/porting/porting-states.ts';
import { ApiError } from '#server/core/errors.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { findCaller } from '#server/queries/session/actors.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { changeRecord } from '#server/records/engine/change-record.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, portingCalls } from './porting-calls.ts';

const trid = '2001';
class Undone extends Error {}

let portal: Portal;
const rows = {} as Record<PortingState, { id: string; version: number }>;
const acting = {} as Record<'partner' | 'staff', ActingFor>;

async function actingAs(account: string, username: string): Promise<ActingFor> {
  const { db } = portal.services;
  const user = await findUserByLogin(db, account, username);
  const caller = user && (await findCaller(db, user.id, 'none', trid));
  if (!caller?.foundation) throw new Error(`no user ${username}`);
  return {
    user: caller.user,
    token: { jti: 'none', issued: 0, expires: 0 },
    employee: isEmployee(caller.user.roles),
    ownOnly: false,
    foundation: caller.foundation,
    roles: effectiveRoles(caller.user.roles, caller.foundation.type),
  };
}

beforeAll(async () => {
  portal = await openPortal();
  const { services } = portal;
  const calls = await portingCalls(portal);
  for (const state of portingStates) {
    const { id, data } = await calls.draft();
    const agreed = { vaId: 'DEU.ETC.V00009901', agreedDate: desiredDate, stateBefore: 'ruemReceived', attempts: 1 };
    rows[state] = await services.db.transaction(async (tx) => {
      const record = recordType(services, 'ws.porting');
      const at = contextOf(services, { trid, tx, by: system });
      const scope = { tx, services, trid, at };
      const before = await findRecord(tx, trid, id, true);
      if (before) await runAction(scope, { record, row: before, name: 'delete', input: { _action: 'delete' } });
      const numbered = await drawNumber(tx, record, at.now);
      const { formFile: _file, ...answers } = data;
      return insertNew(scope, record, {
        id: at.newId(),
        data: { ...answers, formFile: [], ...(state !== 'draft' && state !== 'held' && agreed), state },
        numbered,
      });
    });
  }
  acting.partner = await actingAs('2001', 'ws.user');
  acting.staff = await actingAs('9001', 'etc.staff');
});
afterAll(() => portal.close());

/** The request body for each event; `portings.test.ts` covers files. */
const bodies: Partial<Record<PortingEventName, (version: number) => Record<string, unknown> & { _action: string }>> = {
  update: (version) => ({ _action: 'update', version, remark: 'Neu' }),
  delete: () => ({ _action: 'delete' }),
  shift: () => ({ _action: 'shift', date: '2026-12-10' }),
  cancel: () => ({ _action: 'cancel', reason: 'Der Kunde bleibt.' }),
  confirmTakeover: () => ({ _action: 'confirmTakeover' }),
  'RUEM-VA': () => ({ _action: 'carrier', event: 'RUEM-VA', codes: ['8001'], date: desiredDate }),
  ABBM: () => ({ _action: 'carrier', event: 'ABBM', codes: ['8112'] }),
  'ABBM-TR': () => ({ _action: 'carrier', event: 'ABBM-TR', codes: ['8147'] }),
  'TV-ERLM': () => ({ _action: 'carrier', event: 'TV-ERLM', codes: ['8003'], date: '2026-12-10' }),
  'TV-ABBM': () => ({ _action: 'carrier', event: 'TV-ABBM', codes: ['8141'] }),
  'STORNO-ERLM': () => ({ _action: 'carrier', event: 'STORNO-ERLM', codes: ['8004'] }),
  'STORNO-ABBM': () => ({ _action: 'carrier', event: 'STORNO-ABBM', codes: ['8142'] }),
  PORTED: () => ({ _action: 'carrier', event: 'PORTED' }),
  transmit: () => ({ _action: 'transmit' }),
  takeOver: () => ({ _action: 'takeOver' }),
  goLive: () => ({ _action: 'goLive' }),
};
const trial = Object.keys(bodies) as PortingEventName[];

/** Tries it and takes it back. */
async function attempt(actor: PortingActor, state: PortingState, event: PortingEventName): Promise<string> {
  const { services } = portal;
  const { id, version } = rows[state];
  const body = bodies[event]?.(version);
  if (!body) throw new Error(`no body for ${event}`);
  let after = '';
  try {
    await services.db.transaction(async (tx) => {
      const before = await findRecord(tx, trid, id, true);
      if (!before) throw new Error('no such record');
      if (actor === 'partner' || actor === 'staff') await changeRecord(tx, services, acting[actor], id, body);
      else {
        const at = contextOf(services, { trid, tx, by: system });
        // The carrier's own message runs as the action that employees have, without asking who may.
        const toRun = { record: recordType(services, before.type), row: before, name: body._action, input: body };
        await runAction({ tx, services, trid, at }, toRun);
      }
      const row = await findRecord(tx, trid, id);
      after = row ? String(row.data['state']) : 'gone';
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return after;
    if (error instanceof RuleViolation) return `409 ${error.message}`;
    if (error instanceof ApiError && error.statusCode === 409) return `409 ${error.message}`;
    if (error instanceof ApiError) return String(error.statusCode);
    throw error;
  }
  return after;
}

function expected(actor: PortingActor, state: PortingState, event: PortingEventName): string {
  const { actors, otherwise } = portingEvents[event];
  const may: readonly PortingActor[] = actors;
  if (!may.includes(actor)) return may.includes('system') ? '400' : '403';
  const next = nextState(state, event, actor);
  if ('refused' in next) return `409 ${otherwise}`;
  if (event === 'delete') return 'gone';
  return next.to === 'before' ? 'ruemReceived' : next.to;
}

test.each(trial)('§porting.states %s in every state, by everybody: done or refused with a sentence', async (event) => {
  const own: readonly PortingActor[] = portingEvents[event].actors;
  // Callers cannot act as the portal or as the carrier.
  const actors = (['partner', 'staff', 'carrier', 'system'] as const).filter(
    (actor) => actor === 'partner' || actor === 'staff' || own.includes(actor),
  );
  const [results, target]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const actor of actors)
    for (const state of portingStates) {
      results[`${state} ${actor}`] = await attempt(actor, state, event);
      target[`${state} ${actor}`] = expected(actor, state, event);
    }
  expect(results).toEqual(target);
});
