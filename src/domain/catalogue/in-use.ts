import type { CatalogueEntry, ChoiceList, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
import type { ReleasedState } from '#contract/catalogue/state.ts';
import { entryId } from './entry-id.ts';

/** What was released, by day, and the day for which it is asked (`YYYY-MM-DD` in Berlin). */
export interface CatalogueSource {
  readonly states: readonly ReleasedState[];
  readonly today: string;
}

const nothing: CatalogueSource = { states: [], today: '' };
let readSource: () => CatalogueSource = () => nothing;

/** Where the catalogue comes from: the server reads its database, a page what the server said. Without, what ships counts. */
export function readCatalogueFrom(read: () => CatalogueSource): void {
  readSource = read;
}

/** The last entry of each thing by the states that count on a day. */
export function entriesOn({ states, today }: CatalogueSource): ReadonlyMap<string, CatalogueEntry> {
  const counting = states
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return new Map(counting.flatMap(({ entries }) => entries).map((entry) => [entryId(entry), entry]));
}

let cached: { readonly source: CatalogueSource; readonly entries: ReadonlyMap<string, CatalogueEntry> } | undefined;

/** Entries that differ from what ships, today. The same map until one counts that did not. */
export function entriesInUse(): ReadonlyMap<string, CatalogueEntry> {
  const source = readSource();
  if (cached?.source.states === source.states && cached.source.today === source.today) return cached.entries;
  cached = { source, entries: entriesOn(source) };
  return cached.entries;
}

const ofKind = <K extends EntryKind>(entries: Iterable<CatalogueEntry>, kind: K) =>
  [...entries].filter((entry): entry is EntryOf<K> => entry.kind === kind);

export const changedEntries = <K extends EntryKind>(kind: K): readonly EntryOf<K>[] =>
  ofKind(entriesInUse().values(), kind);

export const changedChoices = (list: ChoiceList): readonly EntryOf<'choice'>[] =>
  changedEntries('choice').filter((entry) => entry.list === list);

/** Closing days say their day themselves: they count as soon as they are released. */
export const closingDays = (): readonly EntryOf<'closingDay'>[] =>
  ofKind(
    readSource().states.flatMap(({ entries }) => entries),
    'closingDay',
  );

/** The codes that are offered: those that ship without what has ended, and the new ones behind them. */
export function offered<E extends { readonly isOffered: boolean }>(
  shipped: readonly string[],
  changes: readonly E[],
  codeOf: (entry: E) => string,
): readonly string[] {
  if (changes.length === 0) return shipped;
  const ended = new Set(changes.filter(({ isOffered }) => !isOffered).map(codeOf));
  const added = changes.filter(({ isOffered }) => isOffered).map(codeOf);
  return [...new Set([...shipped, ...added])].filter((code) => !ended.has(code));
}
