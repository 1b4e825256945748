import type { CatalogueEntry } from '#contract/catalogue/entry.ts';

type Fields = Readonly<Record<string, unknown>>;
const identity = new Set(['kind', 'list', 'type', 'key', 'day']);

const fieldsOf = (entry: CatalogueEntry | undefined): Fields => (entry ?? {}) as unknown as Fields;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `2990`, `12, 24`, `de Flatrate, en Flat rate`: a field's value in one line. */
function textOf(value: unknown): string {
  if (value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join(', ') : '–';
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${textOf(part)}`)
      .join(', ');
  return String(value);
}

/** The fields in which an entry differs, as the audit log names them before and after. */
export function entryDifferences(
  before: CatalogueEntry | undefined,
  after: CatalogueEntry | undefined,
): { before: string; after: string } {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !identity.has(name) && !isSame(old[name], next[name]),
  );
  const line = (fields: Fields) => names.map((name) => `${name}: ${textOf(fields[name])}`).join('; ');
  return { before: before ? line(old) : '', after: after ? line(next) : '' };
}

/**
 * A later entry with what an earlier one changes in fields that the later one leaves as they were. One that leaves all as they were
 * says so on purpose: from its day on it is as before.
 */
export function mergedEntry(
  base: CatalogueEntry | undefined,
  earlier: CatalogueEntry,
  later: CatalogueEntry,
): CatalogueEntry {
  if (!base || isSame(fieldsOf(base), fieldsOf(later)) || entryDifferences(base, later).after === '') return later;
  const [was, comes, stays] = [fieldsOf(base), fieldsOf(earlier), fieldsOf(later)];
  const names = [...new Set([...Object.keys(comes), ...Object.keys(stays)])];
  const merged = names.map((name) => [name, isSame(stays[name], was[name]) ? comes[name] : stays[name]] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as unknown as CatalogueEntry;
}
