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
export function readCatalogueFrom(read: () => CatalogueSource): void {
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

/** Closing days say their day themselves: they count as soon as they are released, and the last state decides on each. */
export const closingDays = (): readonly EntryOf<'closingDay'>[] => [
  ...new Map(
    readSource().states.flatMap(({ entries }) => entries.filter(isOf('closingDay')).map((entry) => [entry.day, entry])),
  ).values(),
];
