import type { Access } from './access.ts';

export interface StateEvent<State extends string> {
  /** The next state by the present one; an event that no state names here is refused in it. */
  readonly moves: Partial<Readonly<Record<State, State>>>;
  /** Said to the user where the present state does not allow it. */
  readonly otherwise: string;
  /** Who may, where that is narrower than the action's own access. */
  readonly by?: Access;
}

/** The events that are allowed in each state; they are named like the actions that cause them. */
export interface StateTable<State extends string> {
  readonly states: readonly State[];
  /** The field of the data that holds the state. */
  readonly field: string;
  readonly events: Readonly<Record<string, StateEvent<State>>>;
  /** The state where it follows from what the record holds: a draft is complete once nothing is missing. */
  readonly settle?: (data: Record<string, unknown>, to: string) => string;
}

/** The same state after as before, for events that are allowed in some states only. */
export const stays = <const State extends string>(...states: readonly State[]) =>
  Object.fromEntries(states.map((state) => [state, state])) as Partial<Record<State, State>>;

/** One state after whichever of some. */
export const becomes = <const State extends string>(to: State, ...from: readonly State[]) =>
  Object.fromEntries(from.map((state) => [state, to])) as Partial<Record<State, State>>;

export const stateOf = (table: Pick<StateTable<string>, 'field'> | undefined, data: object): string =>
  table ? String((data as Record<string, unknown>)[table.field]) : '';
