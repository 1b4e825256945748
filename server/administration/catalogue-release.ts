import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { StateStage } from '#contract/catalogue/state.ts';
import { entriesBefore } from '#domain/catalogue/current-entries.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { followersOf, type StateOfChain } from '#domain/catalogue/following-states.ts';
import { stateFaults } from '#domain/catalogue/state-faults.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { approvalStateAt } from '#domain/staff/approval-rules.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { openApprovals } from '#server/queries/administration/approvals.ts';
import { changeState, listStates, lockStates, type StateRow } from '#server/queries/catalogue/states.ts';
import { AdministrationFault } from './administration-fault.ts';

/** How a state is named in the audit log. */
export const subjectOf = ({ name, validFrom }: StateRow) => `${name} (${formatCalendarDay(validFrom, 'de')})`;

/** The approvals for which states wait, by the state. */
export async function waitingApprovals(db: Db | Tx, now: number): Promise<ReadonlyMap<string, string>> {
  const open = (await openApprovals(db, 'catalogue')).filter(
    ({ expires }) => approvalStateAt('prepared', expires, now) === 'prepared',
  );
  return new Map(open.map(({ subject, id }) => [subject, id]));
}

export const stageOf = ({ id, released }: StateRow, waiting: ReadonlyMap<string, string>): StateStage => {
  if (released !== null) return 'released';
  return waiting.has(id) ? 'waiting' : 'preparing';
};

/** All states as their rules see them. */
export async function chainOf(db: Db | Tx, now: number): Promise<StateOfChain[]> {
  const [rows, waiting] = await Promise.all([listStates(db), waitingApprovals(db, now)]);
  return rows.map(({ state }) => ({ ...state, stage: stageOf(state, waiting) }));
}

/** An entry as it is before a change: in its state, or as what is released by its day has it. */
export async function entryBefore(
  tx: Tx,
  { validFrom, entries }: StateRow,
  id: string,
  now: number,
): Promise<CatalogueEntry | undefined> {
  return entries.find((one) => entryId(one) === id) ?? entriesBefore(validFrom, await chainOf(tx, now)).get(id);
}

/** What keeps a state from being released. */
export async function faultsOf(db: Db | Tx, state: StateRow, now: number) {
  const chain = await chainOf(db, now);
  const own = chain.find(({ id }) => id === state.id);
  return own ? stateFaults(own, berlinDay(now), chain) : [];
}

/** Throws while a second administrator is asked to release a state as it is. */
export async function refuseWaiting(tx: Tx, id: string, now: number): Promise<void> {
  if ((await waitingApprovals(tx, now)).has(id)) throw new AdministrationFault('catalogueWaits');
}

/** A later state that a release changed: its entries would have undone what was released. */
export interface MergedState {
  readonly state: StateRow;
  readonly entries: readonly string[];
}

/** Releases a state; later ones that are prepared take over what it changes. */
export async function releaseState(
  tx: Tx,
  state: StateRow,
  { now, by }: { now: number; by?: string },
): Promise<MergedState[]> {
  await lockStates(tx);
  const chain = await chainOf(tx, now);
  const own = chain.find(({ id }) => id === state.id);
  if (!own || stateFaults(own, berlinDay(now), chain).length > 0) throw new AdministrationFault('catalogueFaults');
  const change = { released: now, ...(by !== undefined && { releasedBy: by }) };
  if (!(await changeState(tx, state.id, state.version, change))) throw new AdministrationFault('changedMeanwhile');
  const rows = new Map((await listStates(tx)).map((row) => [row.state.id, row.state]));
  const merged: MergedState[] = [];
  for (const { state: later, entries, ids } of followersOf(own, chain)) {
    const row = rows.get(later.id);
    if (!row || !(await changeState(tx, row.id, row.version, { entries, modified: now })))
      throw new AdministrationFault('changedMeanwhile');
    merged.push({ state: row, entries: ids });
  }
  return merged;
}
