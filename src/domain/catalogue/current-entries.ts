import type { CatalogueEntry, ChoiceList } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { providerCodes } from '#contract/providers.ts';
import { productTypes } from '#contract/sales/product.ts';
import { ticketCategories, ticketTypes } from '#contract/ticket.ts';
import { serviceHours } from '#domain/date/service-hours.ts';
import { productNamed, shippedGroup } from '#domain/sales/products/catalogue.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { answerHoursOf } from '#domain/tickets/answer-target.ts';
import { choiceRules } from './choice-rules.ts';
import { entryId } from './entry-id.ts';
import { catalogueDay, closingDays, entriesInUse } from './in-use.ts';
import { vatPercent } from './vat.ts';

const shippedEntries = (): CatalogueEntry[] => [
  ...productTypes.map((key): CatalogueEntry => {
    const product = productNamed(key);
    const { creatable, terms, channels, documents, sellers, caption, defaultTerm, backupRouting } = product;
    const { captionEn, group, ways, tariffs, options } = product;
    return {
      ...{
        kind: 'product',
        key,
        isOffered: creatable,
        caption,
        terms,
        defaultTerm,
        channels,
        backupRouting,
        documents,
      },
      ...{ ...(sellers && { sellers }), ...(captionEn && { captionEn }), ...(ways && { ways }) },
      ...{ ...(group !== shippedGroup(key) && { group }), ...(tariffs && { tariffs }), ...(options && { options }) },
    };
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
  { ...serviceHours(catalogueDay()), kind: 'serviceHours' },
];

const byId = (entries: readonly CatalogueEntry[]) => new Map(entries.map((entry) => [entryId(entry), entry]));

/** Everything that the catalogue holds today: what ships, and over it what counts by now. */
export const currentEntries = (): ReadonlyMap<string, CatalogueEntry> =>
  byId([...shippedEntries(), ...entriesInUse().values(), ...closingDays()]);

/** What a state of a day begins with: today's catalogue, and over it what is released for the days before. */
export const entriesBefore = (
  day: string,
  states: readonly Pick<CatalogueState, 'validFrom' | 'stage' | 'entries'>[],
): ReadonlyMap<string, CatalogueEntry> =>
  byId([
    ...currentEntries().values(),
    ...states
      .filter(({ stage, validFrom }) => stage === 'released' && validFrom < day)
      .flatMap(({ entries }) => entries),
  ]);
