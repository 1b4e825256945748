import type { CatalogueEntry, EntryKind } from '#contract/catalogue/entry.ts';
import type { ReleasedState } from '#contract/catalogue/state.ts';

/** Of later states: closing days count at once, and service hours decide by when a ticket is answered. */
const knownBefore: readonly EntryKind[] = ['closingDay', 'serviceHours'];

/** What stands on cards reaches a partner with the cards that it may see. */
const withoutCard = (entry: CatalogueEntry): CatalogueEntry => {
  if (entry.kind !== 'operator') return entry;
  const { card: _card, ...rest } = entry;
  return rest;
};

/** What partners may know: what counts until a day, and of later states what reaches today. */
export const knownStates = (states: readonly ReleasedState[], until: string): ReleasedState[] =>
  states
    .map((state) =>
      state.validFrom <= until
        ? state
        : { ...state, entries: state.entries.filter(({ kind }) => knownBefore.includes(kind)) },
    )
    .filter(({ entries }) => entries.length > 0)
    .map((state) => ({ ...state, entries: state.entries.map(withoutCard) }));
