import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { entriesBefore } from './current-entries.ts';
import { mergedEntry } from './entry-differences.ts';
import { entryId } from './entry-id.ts';

export type StateOfChain = Pick<CatalogueState, 'id' | 'validFrom' | 'stage' | 'entries'>;

/**
 * The later states that would undo what a state changes, with their entries as they are once it is merged into them. An entry stands in
 * its state as a whole, and was made from what was released by then.
 */
export function followersOf(state: StateOfChain, states: readonly StateOfChain[]) {
  const base = entriesBefore(state.validFrom, states);
  const changes = new Map(state.entries.map((entry) => [entryId(entry), entry]));
  const merged = (later: CatalogueEntry): CatalogueEntry => {
    const [id, earlier] = [entryId(later), changes.get(entryId(later))];
    return earlier ? mergedEntry(base.get(id), earlier, later) : later;
  };
  return states
    .filter(({ id, validFrom }) => id !== state.id && validFrom > state.validFrom)
    .map((one) => {
      const entries = one.entries.map(merged);
      const ids = entries.flatMap((entry, index) =>
        JSON.stringify(entry) === JSON.stringify(one.entries[index]) ? [] : [entryId(entry)],
      );
      return { state: one, entries, ids };
    })
    .filter(({ ids }) => ids.length > 0);
}
