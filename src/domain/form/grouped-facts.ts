import type { FormContext, FormDescription } from './form-description.ts';
import { type Fact, type FactSection, type FactTable, type FormLabels, formFacts } from './form-facts.ts';

/** What stands behind the answer before it without a comma: `Beispielallee 3`, `10115 Berlin`, `Frau Sonja Tal`. */
const closeTo = ['houseNumber', 'city', 'title', 'firstName', 'lastName'];
const lastOf = (path: string) => path.split('.').at(-1) ?? '';

/** The facts of a group as one: an address or a person in one line. */
function inOneLine(group: string, facts: readonly Fact[]): Fact {
  const text = facts.reduce((line, fact) => {
    const between = line === '' ? '' : closeTo.includes(lastOf(fact.path)) ? ' ' : ', ';
    return line + between + fact.text;
  }, '');
  // The labels of its facts begin with that of the group.
  const label = facts[0]?.label.split(': ').slice(0, -1).join(': ') ?? '';
  return { path: group, label, text, isLong: true };
}

/** Where a fact stands: in which group or row; by itself outside of them. */
const groupOf = ({ path }: Fact | FactTable): string => path.split('.').slice(0, -1).join('.') || path;
const isPart = (fact: Fact | FactTable): fact is Fact => 'text' in fact && fact.path.includes('.');
const isRow = (group: string) => /^\d+$/.test(lastOf(group));

/** All that was answered, as it reads on a record's page: groups in one line each, those of rows too, but for those that are `apart`. */
export function groupedFacts(
  form: FormDescription,
  values: unknown,
  words: FormLabels,
  context: FormContext,
  apart: readonly string[] = [],
): FactSection[] {
  return formFacts(form, values, words, context).map((section) => ({
    ...section,
    facts: [...Map.groupBy(section.facts, groupOf)].flatMap(([group, facts]) =>
      !apart.includes(group) && !isRow(group) && facts.every(isPart) ? [inOneLine(group, facts)] : facts,
    ),
  }));
}
