import { findCaller } from '#server/queries/session/actors.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import type { Doer } from '#server/records/engine/definition/action.ts';
import { contextOf, type Scope } from '#server/records/engine/scope.ts';
import type { Portal } from '../support/portal.ts';

/** Does something in a transaction of 2001 without a call, as the wholesale user. */
export async function inWholesale<T>({ services }: Portal, run: (scope: Scope) => Promise<T>): Promise<T> {
  const user = await findUserByLogin(services.db, '2001', 'ws.user');
  const caller = user && (await findCaller(services.db, user.id, 'none', '2001'));
  if (!caller) throw new Error('no wholesale user');
  const { id, displayName: name, email } = caller.user;
  const by: Doer = { id, name, staff: false, email };
  return services.db.transaction((tx) =>
    run({ tx, services, trid: '2001', at: contextOf(services, { trid: '2001', tx, by }) }),
  );
}
