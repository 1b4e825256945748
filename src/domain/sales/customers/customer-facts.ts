import type { FormContext } from '#domain/form/form-description.ts';
import type { FactSection, FormLabels } from '#domain/form/form-facts.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { type CustomerFields, customerForm } from './customer-form.ts';

/** All that is known of a customer, as it reads on its page: groups in one line each, dates of advertising one by one. */
export const customerFacts = (customer: CustomerFields, words: FormLabels, context: FormContext): FactSection[] =>
  groupedFacts(customerForm, customer, words, context, ['consentAdvertising']);
