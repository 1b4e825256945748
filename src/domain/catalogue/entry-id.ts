import type { CatalogueEntry } from '#contract/catalogue/entry.ts';

const names = ['kind', 'list', 'type', 'key', 'day'] as const;

/** What tells an entry from all others: `choice tariffs flatEurope`. */
export const entryId = (entry: CatalogueEntry): string =>
  names.flatMap((name) => (entry as unknown as Partial<Record<string, string>>)[name] ?? []).join(' ');
