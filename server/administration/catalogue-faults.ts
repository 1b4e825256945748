import { stateFaults } from '#domain/catalogue/state-faults.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { listStates, type StateRow } from '#server/queries/catalogue/states.ts';

/** Which state has which day. */
export const daysOf = (rows: readonly { state: StateRow }[]) =>
  new Map(rows.map(({ state: { validFrom, id } }) => [validFrom, id]));

/** What keeps a state from being released. */
export async function faultsOf(db: Db | Tx, state: StateRow, now: number) {
  return stateFaults(state, berlinDay(now), daysOf(await listStates(db)));
}
