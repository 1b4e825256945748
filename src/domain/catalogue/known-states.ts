import type { ReleasedState } from '#contract/catalogue/state.ts';

/** What partners may know: what counts until a day, and of later states the closing days, which count at once. */
export const knownStates = (states: readonly ReleasedState[], until: string): ReleasedState[] =>
  states
    .map((state) =>
      state.validFrom <= until
        ? state
        : { ...state, entries: state.entries.filter(({ kind }) => kind === 'closingDay') },
    )
    .filter(({ entries }) => entries.length > 0);
