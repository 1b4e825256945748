import type * as z from 'zod/mini';
import type { CatalogueEntry, EntryKind, EntryOf } from '#contract/catalogue/entry.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';

export interface EntryField {
  readonly input: 'text' | 'money' | 'whole' | 'numbers' | 'lines' | 'area' | 'yesNo' | 'day' | 'choice' | 'checks';
  readonly contract: z.ZodMiniType;
  /** As it is typed. */
  readonly typed: (entry: CatalogueEntry) => string | boolean;
  /** As it is read in the table. */
  readonly read: (entry: CatalogueEntry) => string;
  /** Takes over what was typed, where that is not the field as it stands. */
  readonly write?: (entry: CatalogueEntry, typed: string) => CatalogueEntry;
  /** Stays as it is once the entry is there. */
  readonly isForNew?: true;
  /** Not needed. */
  readonly isOptional?: true;
  /** Too long for a line of the table: it is named there where it changes. */
  readonly isDetail?: true;
  /** By all entries of the day for which it is prepared. */
  readonly options?: (entries: readonly CatalogueEntry[]) => readonly Option[];
}

type More<K extends EntryKind> = Omit<Partial<EntryField>, 'read' | 'write'> & {
  read?: (entry: EntryOf<K>) => string;
  write?: (entry: EntryOf<K>, typed: string) => Partial<EntryOf<K>>;
};

/** A field of a kind of entry: how it is typed, read and taken over. */
export const field = <K extends EntryKind>(
  input: EntryField['input'],
  contract: z.ZodMiniType,
  typed: (entry: EntryOf<K>) => string | boolean,
  { read = (entry) => String(typed(entry)), write, ...more }: More<K> = {},
): EntryField => ({
  ...more,
  input,
  contract,
  typed: typed as EntryField['typed'],
  read: read as EntryField['read'],
  ...(write && {
    write: (entry: CatalogueEntry, text: string) =>
      ({ ...entry, ...write(entry as EntryOf<K>, text) }) as CatalogueEntry,
  }),
});

/** What was typed on lines, without empty ones. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
