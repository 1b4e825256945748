import * as z from 'zod/mini';
import { choice, day, text } from '#contract/fields.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { standardCards } from '#domain/documents/price-lists.ts';
import { address } from '#domain/form/blocks.ts';
import type { Condition, FormContext, FormDescription, Section } from '#domain/form/form-description.ts';
import { checkbox, date, files, line, note, radio, select, table } from '#domain/form/form-fields.ts';
import { singlePortingBlock } from '#domain/wholesale/porting/porting-block.ts';
import { cardRules } from '../mobile-rules.ts';
import { billingSection } from './billing-section.ts';
import { cardFields, cardNumberModes, newCard } from './card-fields.ts';
import { noConsumerB2b, remarksSection } from './closing-sections.ts';
import { changesNeedContract, contractSection } from './contract-section.ts';
import type { OrderFacts } from './order-facts.ts';

const identDocTypes = ['idCard', 'passport', 'residencePermit'] as const;

const fromToday = ({ today }: FormContext) => ({
  min: today,
  max: addDays(today, 365 * 20),
  fault: (chosen: string) => (chosen < today ? 'identExpired' : undefined),
});

/** Natural persons show a document, companies their register or trade licence. */
const identitySection = ({ customer }: OrderFacts): Section => ({
  name: 'identity',
  step: 'identity',
  title: 'section.identity',
  fields: {
    ...(customer.isNatural
      ? {
          identDocType: select('identDocType', choice(identDocTypes), { words: 'identDocTypes' }),
          identNumber: line('identNumber', text(5, 20)),
          identValidUntil: date('identValidUntil', day, { beside: 'equal', days: fromToday }),
        }
      : {
          identProof: files('identProof', 1, 2, {
            hint: 'identProofHint',
            extensions: ['pdf', 'jpg', 'jpeg', 'png'],
          }),
        }),
    customerPassword: line('customerPassword', text(4, 12), { hint: 'customerPasswordHint' }),
  },
});

const listsOfToday = ({ priceLists, today }: FormContext) =>
  priceLists
    ?.filter(({ validFrom, validTo }) => validFrom <= today && (validTo === undefined || today <= validTo))
    .map(({ id, title }) => ({ value: id, label: title }));

/** Up to five cards by the price list; more are an offer of their own (§1-27). */
const cardsSection = (facts: OrderFacts): Section => ({
  name: 'cards',
  step: 'cards',
  title: 'section.cards',
  fields: {
    priceListId: select('priceListId', text(1, 100), { options: listsOfToday }),
    priceListDownload: note(),
    cards: table('cards', 1, standardCards, cardFields(facts), {
      look: 'cards',
      initial: newCard,
      unique: ['portNumber', 'iccid', 'eid'],
      rules: cardRules,
    }),
    manyCards: note(),
  },
});

const hasHome: Condition = { field: 'homeLine', is: [true] };
const homeMode = (mode: (typeof cardNumberModes)[number]): Condition => ({ field: 'homeNumberMode', is: [mode] });

const homeSection: Section = {
  name: 'home',
  step: 'home',
  title: 'section.home',
  fields: {
    homeLine: checkbox('homeLine', z.boolean(), { hint: 'homeLineHint' }),
    homeNumberMode: radio('homeNumberMode', choice(cardNumberModes), {
      words: 'cardNumberModes',
      columns: 2,
      follows: true,
      when: hasHome,
    }),
    homeOnkz: line('homeOnkz', onkz, { inputMode: 'numeric', follows: true, when: homeMode('new') }),
    homePortings: singlePortingBlock(homeMode('port')),
  },
};

/** Section P of a mobile order: its devices stand with the cards. */
const deliverySection: Section = {
  name: 'hardware',
  step: 'hardware',
  title: 'section.delivery',
  hint: 'deliveryHint',
  fields: {
    deliveryDiffers: checkbox('deliveryDiffers', z.boolean()),
    deliveryAddr: address('deliveryAddr', { follows: true, when: { field: 'deliveryDiffers', is: [true] } }),
  },
};

/** `docs/domain/order-forms.md#mobile`. */
export const mobileForm = (facts: OrderFacts): FormDescription => ({
  sections: [
    contractSection(facts),
    identitySection(facts),
    cardsSection(facts),
    homeSection,
    billingSection(facts),
    deliverySection,
    remarksSection,
  ],
  rules: [changesNeedContract, noConsumerB2b(facts)],
});
