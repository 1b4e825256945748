import type { CatalogueEntry } from '#contract/catalogue/entry.ts';

/** What tells an entry from all others: `choice tariffs flatEurope`. */
export const entryId = (entry: CatalogueEntry): string => {
  switch (entry.kind) {
    case 'choice':
      return `choice ${entry.list} ${entry.key}`;
    case 'ticketCategory':
      return `ticketCategory ${entry.type} ${entry.key}`;
    case 'closingDay':
      return `closingDay ${entry.day}`;
    case 'vat':
    case 'serviceHours':
      return entry.kind;
    default:
      return `${entry.kind} ${entry.key}`;
  }
};
