import { fieldsOf } from '../form/conditions.ts';
import type { FormContext } from '../form/form-description.ts';
import { type Fact, type FactSection, type FactTable, type FormWords, formFacts } from '../form/form-facts.ts';
import { type CustomerFields, customerForm } from './customer-form.ts';

/** What stands behind the answer before it without a comma: `Beispielallee 3`, `10115 Berlin`, `Frau Sonja Tal`. */
const closeTo = ['houseNumber', 'city', 'title', 'firstName', 'lastName'];

/** The facts of a group as one: an address or a person in one line. */
function inOneLine(group: string, facts: readonly Fact[], { say }: FormWords): Fact {
  const text = facts.reduce((line, fact) => {
    const between = line === '' ? '' : closeTo.includes(fact.path.split('.')[1] ?? '') ? ' ' : ', ';
    return line + between + fact.text;
  }, '');
  const field = fieldsOf(customerForm)[group];
  return { path: group, label: field && 'label' in field ? say(field.label) : '', text, isLong: true };
}

const groupOf = (fact: Fact | FactTable): string => fact.path.split('.')[0] ?? '';
const isPart = (fact: Fact | FactTable): fact is Fact => 'text' in fact && fact.path.includes('.');

/** All that is known of a customer, as it reads on its page: groups in one line each, dates of advertising one by one. */
export function customerFacts(customer: CustomerFields, words: FormWords, context: FormContext): FactSection[] {
  return formFacts(customerForm, customer, words, context).map((section) => ({
    ...section,
    facts: [...Map.groupBy(section.facts, groupOf)].flatMap(([group, facts]) =>
      group !== 'consentAdvertising' && facts.every(isPart) ? [inOneLine(group, facts, words)] : facts,
    ),
  }));
}
