import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { texts } from '#i18n/client.ts';
import { type CataloguePart, entryTitle } from './catalogue-parts.ts';
import { fieldsOf } from './entry-form.ts';

export interface Row {
  readonly id: string;
  readonly title: string;
  /** What it is today; absent where it is new. */
  readonly before?: CatalogueEntry;
  readonly after?: CatalogueEntry;
  /** Names of the fields that a product is read by, one row each. */
  readonly only?: string;
}

/** `12, 24 Monate`; what an entry says, in one line. */
export function summary(entry: CatalogueEntry | undefined, only?: string): string {
  if (!entry) return '–';
  const shown = Object.entries(fieldsOf(entry)).filter(([name, { isDetail }]) =>
    only ? name === only : !(isDetail || name.startsWith('caption') || name === 'key' || name === 'day'),
  );
  const text = shown
    .map(([, field]) => field.read(entry))
    .filter(Boolean)
    .join(' · ');
  return text || '–';
}

export function rowsOf(
  part: CataloguePart,
  current: ReadonlyMap<string, CatalogueEntry>,
  state?: CatalogueState,
): Row[] {
  const changes = (state?.entries ?? []).filter(part.holds);
  const before = [...current.values()].filter(part.holds);
  const ids = [...new Set([...before, ...changes].map(entryId))];
  const rows = ids.map((id): Row => {
    const [own, change] = [current.get(id), changes.find((entry) => entryId(entry) === id)];
    const named = change ?? own;
    return {
      id,
      title: named ? entryTitle(named) : id,
      ...(own && part.holds(own) && { before: own }),
      ...(change && { after: change }),
    };
  });
  const [product] = rows;
  const entry = product?.after ?? product?.before;
  if (!product || entry?.kind !== 'product') return rows;
  const t = texts('catalogue');
  return Object.keys(fieldsOf(entry)).map((only) => ({
    ...product,
    only,
    title: t(`field.${only}` as 'field.name'),
  }));
}

export const isSame = ({ before, after, only }: Row) =>
  !after || (only !== undefined && summary(before, only) === summary(after, only));

/** All entries of the day of a state. */
export const entriesWith = (
  base: ReadonlyMap<string, CatalogueEntry>,
  state?: Pick<CatalogueState, 'entries'>,
): readonly CatalogueEntry[] => [
  ...new Map([...base, ...(state?.entries ?? []).map((entry) => [entryId(entry), entry] as const)]).values(),
];
