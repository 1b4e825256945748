import type { CatalogueEntry, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
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
export function readCatalogueFrom(read: () => CatalogueSource = () => nothing): void {
  readSource = read;
}

/** The last entry of each thing by the states that count on a day; they come in the order of their days. */
export const entriesOn = ({ states, today }: CatalogueSource): ReadonlyMap<string, CatalogueEntry> =>
  new Map(
    states
      .filter(({ validFrom }) => validFrom <= today)
      .flatMap(({ entries }) => entries.map((entry) => [entryId(entry), entry])),
  );

let cached: CatalogueSource & { readonly entries?: ReadonlyMap<string, CatalogueEntry> } = nothing;

let askedDay: string | undefined;

/** Lets the rules that `run` asks answer as on an earlier day; `run` is done when it returns, so that no other call meets that day. */
export function asOnDay<T>(day: string, run: () => T): T {
  const { states, today } = readSource();
  if (!states.some(({ validFrom }) => validFrom > day && validFrom <= today)) return run();
  const before = askedDay;
  askedDay = day;
  try {
    return run();
  } finally {
    askedDay = before;
  }
}

/** The day for which rules ask; empty where nothing was released. */
export const catalogueDay = (): string => askedDay ?? readSource().today;

/** Entries that differ from what ships, today. The same map until one counts that did not. */
export function entriesInUse(): ReadonlyMap<string, CatalogueEntry> {
  const { states, today: now } = readSource();
  const today = askedDay ?? now;
  if (!cached.entries || cached.states !== states || cached.today !== today)
    cached = { states, today, entries: entriesOn({ states, today }) };
  return cached.entries as ReadonlyMap<string, CatalogueEntry>;
}

const isOf =
  <K extends EntryKind>(kind: K) =>
  (entry: CatalogueEntry): entry is EntryOf<K> =>
    entry.kind === kind;

export const changedEntries = <K extends EntryKind>(kind: K): readonly EntryOf<K>[] =>
  [...entriesInUse().values()].filter(isOf(kind));

const releasedOf = <K extends EntryKind>(kind: K, until = '9'): readonly EntryOf<K>[] =>
  readSource()
    .states.filter(({ validFrom }) => validFrom <= until)
    .flatMap(({ entries }) => entries.filter(isOf(kind)));

/** The entry of a kind that has only one, on a day that may be past or to come. */
export const entryOnDay = <K extends EntryKind>(kind: K, day: string): EntryOf<K> | undefined =>
  releasedOf(kind, day).at(-1);

/** The day from which on an entry counts. */
export const validFromOf = (entry: CatalogueEntry): string =>
  readSource().states.find(({ entries }) => entries.includes(entry))?.validFrom ?? '';

/** Closing days say their day themselves: they count as soon as they are released, and the last state decides on each. */
export const closingDays = (): readonly EntryOf<'closingDay'>[] => [
  ...new Map(releasedOf('closingDay').map((entry) => [entry.day, entry])).values(),
];
