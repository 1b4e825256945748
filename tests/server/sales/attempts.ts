import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import { ApiError } from '#server/core/errors.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { findCaller } from '#server/queries/session/actors.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { changeRecord } from '#server/records/engine/change-record.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import type { ActingFor } from '#server/session/actor.ts';
import type { Portal } from '../support/portal.ts';

class Undone extends Error {}

export type Role = 'partner' | 'staff' | 'wholesale' | 'system';
const logins = { partner: ['1001', 'sp.admin'], staff: ['9001', 'etc.staff'], wholesale: ['2001', 'ws.user'] } as const;

interface Place {
  readonly trid: string;
  readonly logins: Readonly<Record<Exclude<Role, 'system'>, readonly [account: string, username: string]>>;
  /** The tags of the organisation that the stranger acts as if they belonged to. */
  readonly strange: string;
}
/** §2: a wholesale user acts here as if they belonged to an organisation without the tag SP. */
const salesPlace: Place = { trid: '1001', logins, strange: 'WS' };
/** A sales partner acts here as if they belonged to an organisation without the tag WS. */
export const wholesalePlace: Place = {
  trid: '2001',
  logins: { partner: ['2001', 'ws.user'], staff: ['9001', 'etc.staff'], wholesale: ['1001', 'sp.admin'] },
  strange: 'SP',
};

/** Tries the actions of a role on records of a foundation and rolls them back, so one record serves all tries. */
export async function attemptsOf(portal: Portal, stateField: string, place = salesPlace) {
  const { trid, logins: users } = place;
  const { services } = portal;
  async function actingAs(role: Exclude<Role, 'system'>): Promise<ActingFor> {
    const [account, username] = users[role];
    const user = await findUserByLogin(services.db, account, username);
    const caller = user && (await findCaller(services.db, user.id, 'none', trid));
    if (!caller?.foundation) throw new Error(`no user ${username}`);
    const type = role === 'wholesale' ? place.strange : caller.foundation.type;
    return {
      user: caller.user,
      token: { jti: 'none', issued: 0, expires: 0 },
      employee: isEmployee(caller.user.roles),
      ownOnly: false,
      foundation: caller.foundation,
      roles: effectiveRoles(caller.user.roles, type),
    };
  }
  const acting = {
    partner: await actingAs('partner'),
    staff: await actingAs('staff'),
    wholesale: await actingAs('wholesale'),
  };

  async function run(role: Role, id: string, body: Record<string, unknown> & { _action: string }): Promise<string> {
    let after = '';
    try {
      await services.db.transaction(async (tx) => {
        const before = await findRecord(tx, trid, id, true);
        if (!before) throw new Error('no such record');
        if (role === 'system') {
          const at = contextOf(services, { trid, tx, by: system });
          const toRun = { record: recordType(services, before.type), row: before, name: body._action, input: body };
          await runAction({ tx, services, trid, at }, toRun);
        } else await changeRecord(tx, services, acting[role], id, body);
        const row = await findRecord(tx, trid, id);
        after = row ? `${row.data[stateField]}${row.archived ? ' archived' : ''}` : 'gone';
        throw new Undone();
      });
    } catch (error) {
      if (error instanceof Undone) return after;
      if (error instanceof RuleViolation) return '409';
      if (error instanceof ApiError) return String(error.statusCode);
      throw error;
    }
    return after;
  }
  return run;
}
