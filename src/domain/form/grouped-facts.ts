import { fieldsOf } from './conditions.ts';
import type { FormContext, FormDescription } from './form-description.ts';
import { type Fact, type FactSection, type FactTable, type FormWords, formFacts } from './form-facts.ts';

/** What stands behind the answer before it without a comma: `Beispielallee 3`, `10115 Berlin`, `Frau Sonja Tal`. */
const closeTo = ['houseNumber', 'city', 'title', 'firstName', 'lastName'];

/** The facts of a group as one: an address or a person in one line. */
function inOneLine(form: FormDescription, group: string, facts: readonly Fact[], { say }: FormWords): Fact {
  const text = facts.reduce((line, fact) => {
    const between = line === '' ? '' : closeTo.includes(fact.path.split('.')[1] ?? '') ? ' ' : ', ';
    return line + between + fact.text;
  }, '');
  const field = fieldsOf(form)[group];
  return { path: group, label: field && 'label' in field ? say(field.label) : '', text, isLong: true };
}

const groupOf = (fact: Fact | FactTable): string => fact.path.split('.')[0] ?? '';
const isPart = (fact: Fact | FactTable): fact is Fact => 'text' in fact && fact.path.includes('.');

/** All that was answered, as it reads on a record's page: groups in one line each, but for those that are `apart`. */
export function groupedFacts(
  form: FormDescription,
  values: unknown,
  words: FormWords,
  context: FormContext,
  apart: readonly string[] = [],
): FactSection[] {
  return formFacts(form, values, words, context).map((section) => ({
    ...section,
    facts: [...Map.groupBy(section.facts, groupOf)].flatMap(([group, facts]) =>
      !apart.includes(group) && facts.every(isPart) ? [inOneLine(form, group, facts, words)] : facts,
    ),
  }));
}
