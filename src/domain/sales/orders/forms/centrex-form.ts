import type { FormDescription } from '#domain/form/form-description.ts';
import { billingSection } from './billing-section.ts';
import { centrexFeaturesSection } from './centrex-features.ts';
import { centrexRules } from './centrex-rules.ts';
import { centrexSection, devicesSection, extensionsSection } from './centrex-sections.ts';
import { emergencySection, noConsumerB2b, remarksSection } from './closing-sections.ts';
import { changesNeedContract, contractSection } from './contract-section.ts';
import { numbersSection, withinLimits } from './numbers-section.ts';
import type { OrderFacts } from './order-facts.ts';
import { contactsSection, siteSection } from './place-sections.ts';

/** `docs/domain/order-forms.md#centrex`: neither a vendor of telephone systems nor backup routing is asked for. */
export const centrexForm = (facts: OrderFacts): FormDescription => ({
  sections: [
    contractSection(facts),
    siteSection,
    contactsSection,
    billingSection(facts),
    centrexSection(facts),
    numbersSection(facts),
    extensionsSection,
    devicesSection,
    centrexFeaturesSection,
    emergencySection,
    remarksSection,
  ],
  rules: [changesNeedContract, withinLimits, ...centrexRules, noConsumerB2b(facts)],
});
