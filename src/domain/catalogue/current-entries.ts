import type { CatalogueEntry, ChoiceList } from '#contract/catalogue/entry.ts';
import { providerCodes } from '#contract/providers.ts';
import { productTypes } from '#contract/sales/product.ts';
import { ticketCategories, ticketTypes } from '#contract/ticket.ts';
import { serviceHours } from '#domain/date/service-hours.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { answerHoursOf } from '#domain/tickets/answer-target.ts';
import { choiceRules } from './choices.ts';
import { entryId } from './entry-id.ts';
import { closingDays, entriesInUse } from './in-use.ts';
import { vatPercent } from './vat.ts';

const shippedEntries = (): CatalogueEntry[] => [
  ...productTypes.map((key): CatalogueEntry => {
    const { creatable, terms, channels, documents } = productNamed(key);
    return { kind: 'product', key, isOffered: creatable, terms, channels, documents };
  }),
  ...(Object.keys(choiceRules) as ChoiceList[]).flatMap((list) =>
    choiceRules[list].codes
      .filter((key) => key !== 'none')
      .map((key): CatalogueEntry => ({ kind: 'choice', list, key, isOffered: true })),
  ),
  ...ticketTypes.flatMap((type) =>
    ticketCategories[type].map(
      (key): CatalogueEntry => ({
        kind: 'ticketCategory',
        type,
        key,
        hours: answerHoursOf(type, key),
        isOffered: true,
      }),
    ),
  ),
  ...providerCodes.map((key): CatalogueEntry => ({ kind: 'operator', key, name: providerName(key), isOffered: true })),
  { kind: 'vat', percent: vatPercent() },
  { kind: 'serviceHours', ...serviceHours() },
];

/** Everything that the catalogue holds today: what ships, and over it what counts by now. */
export function currentEntries(): ReadonlyMap<string, CatalogueEntry> {
  const entries = new Map([...shippedEntries(), ...closingDays()].map((entry) => [entryId(entry), entry]));
  for (const [id, entry] of entriesInUse()) entries.set(id, entry);
  return entries;
}
