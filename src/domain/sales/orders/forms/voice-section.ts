import * as z from 'zod/mini';
import { choice, wholeNumber } from '#contract/fields.ts';
import { catalogueChoice, optionsByTariff } from '#domain/catalogue/choices.ts';
import type { Section } from '#domain/form/form-description.ts';
import { choices, numberField, radio, select } from '#domain/form/form-fields.ts';
import { countsUsers, type OrderFacts } from './order-facts.ts';

export const channelsField = ({ product }: OrderFacts) =>
  product.channels.length > 0 && {
    channels: select('channels', choice(product.channels.map(String) as [string, ...string[]]), {
      options: () => product.channels.map((count) => ({ value: String(count), label: String(count) })),
      isFixed: product.channels.length === 1,
    }),
  };

/** Section F. */
export const voiceSection = (facts: OrderFacts): Section => ({
  name: 'voice',
  step: 'voice',
  title: 'section.voice',
  fields: {
    ...channelsField(facts),
    tariff: radio('tariff', catalogueChoice('tariffs', facts.product), { words: 'tariffs' }),
    ...(countsUsers(facts) && {
      userCount: numberField('userCount', wholeNumber(1, 999), { inputMode: 'numeric' }),
    }),
    options: choices('options', z.optional(z.array(catalogueChoice('voiceOptions', facts.product))), {
      words: 'voiceOptions',
      ...optionsByTariff('voiceOptions', facts.product),
    }),
  },
});
