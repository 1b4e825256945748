import type { ProductType } from '#contract/sales/product.ts';
import type { FormDescription, Rule, Section } from '#domain/form/form-description.ts';
import { accessRules, accessSection } from './access-section.ts';
import { billingSection } from './billing-section.ts';
import {
  directorySection,
  emergencySection,
  hardwareSection,
  noConsumerB2b,
  remarksSection,
} from './closing-sections.ts';
import { changesNeedContract, contractSection } from './contract-section.ts';
import { barringSection, featuresSection } from './features-section.ts';
import { numbersSection, withinLimits } from './numbers-section.ts';
import type { OrderFacts } from './order-facts.ts';
import { backupRules, backupSection, pbxRules, pbxSection } from './pbx-sections.ts';
import { contactsSection, siteSection } from './place-sections.ts';
import { teamsRules, teamsSection } from './teams-section.ts';
import { voiceSection } from './voice-section.ts';

interface Part {
  readonly section: (facts: OrderFacts) => Section;
  readonly rules?: readonly Rule[];
  /** Only with these products; without, with every one. */
  readonly only?: readonly ProductType[];
  /** Not with an access that carries no numbers. */
  readonly isVoice?: true;
}

const always = (section: Section) => () => section;

/** Sections A to R of `docs/domain/order-forms.md#sections` in the order of the form, and the products that have them (`docs/domain/products.md#catalogue`). */
const parts: readonly Part[] = [
  { section: contractSection, rules: [changesNeedContract] },
  { section: always(siteSection) },
  { section: always(contactsSection) },
  { section: billingSection },
  { section: voiceSection, isVoice: true },
  { section: numbersSection, rules: [withinLimits], isVoice: true },
  { section: always(pbxSection), rules: pbxRules, only: ['hfoNgnOneBusiness'] },
  { section: always(backupSection), rules: backupRules, only: ['hfoNgnOneBusiness'] },
  { section: accessSection, rules: accessRules, only: ['hfoNgnConnect', 'hfoDslMaxxBusiness'] },
  { section: always(teamsSection), rules: teamsRules, only: ['hfoNgnTeamsConnect'] },
  { section: always(featuresSection), isVoice: true },
  { section: always(barringSection), isVoice: true },
  { section: always(directorySection), isVoice: true },
  { section: always(emergencySection), isVoice: true },
  { section: always(hardwareSection) },
  { section: always(remarksSection) },
];

/** The NGN form as one product asks it; of ended products it shows old orders. */
export function ngnForm(facts: OrderFacts): FormDescription {
  const { type } = facts.product;
  const visibleParts = parts.filter(
    ({ only, isVoice }) => (only?.includes(type) ?? true) && !(isVoice && type === 'hfoDslMaxxBusiness'),
  );
  return {
    sections: visibleParts.map(({ section }) => section(facts)),
    rules: [...visibleParts.flatMap(({ rules }) => rules ?? []), noConsumerB2b(facts)],
  };
}
