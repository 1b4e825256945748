import * as z from 'zod/mini';
import type { CatalogueEntry, ChoiceList, EntryOf } from '#contract/catalogue/entry.ts';
import { choiceListsOf } from '#domain/catalogue/choice-rules.ts';
import { texts } from '#i18n/client.ts';
import { choiceName } from './catalogue-parts.ts';
import { type EntryField, field } from './entry-field.ts';

/** Any number of choices; what is typed is their codes with commas. None means all. */
export const checks = <N extends 'ways' | 'tariffs' | 'options'>(
  name: N,
  codes: (entries: readonly CatalogueEntry[]) => readonly string[],
  label: (code: string) => string,
) =>
  field<'product'>('checks', z.array(z.string()), (entry) => entry[name]?.join(',') ?? '', {
    read: (entry) => entry[name]?.map(label).join(', ') ?? texts('catalogue')('all'),
    write: (_entry, typed) => ({ [name]: typed ? typed.split(',') : undefined }) as Partial<EntryOf<'product'>>,
    options: (entries) => codes(entries).map((value) => ({ value, label: label(value) })),
    isOptional: true,
  });

/** What a list offers by some entries, which are those of the day for which they are prepared. */
export const choicesIn =
  (list: ChoiceList) =>
  (entries: readonly CatalogueEntry[]): string[] =>
    entries.flatMap((entry) => (entry.kind === 'choice' && entry.list === list && entry.isOffered ? [entry.key] : []));

/** The tariffs and options that a product may have for itself. */
export function ownChoices(entry: EntryOf<'product'>): Readonly<Record<string, EntryField>> {
  const lists = choiceListsOf(entry.basedOn ?? entry.key);
  if (!lists) return {};
  const of = (name: 'tariffs' | 'options') =>
    checks(name, choicesIn(lists[name]), (code) => choiceName(lists[name], code));
  return { tariffs: of('tariffs'), options: of('options') };
}
