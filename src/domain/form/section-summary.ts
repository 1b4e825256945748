import type { Fact, FactSection } from './form-facts.ts';

const maxParts = 3;
/** Shorter answers say nothing without their label. */
const minLength = 7;
const maxLength = 90;

/**
 * What a section says, in one line: how many rows its tables have, and its first answers. `yes` is the answer of a ticked
 * box, which says nothing without its label.
 */
export function sectionSummary({ facts }: FactSection, yes: string): string {
  const tables = facts.flatMap((fact) => ('rows' in fact ? [`${fact.rows.length} ${fact.label}`] : []));
  const answers = facts.flatMap((fact) => ('rows' in fact || fact.isLong ? [] : [fact]));
  const long = facts.flatMap((fact) => ('rows' in fact || !fact.isLong ? [] : [fact.text.split('\n', 1)[0] ?? '']));
  const parts = [...tables, ...answers.map((fact) => answerOf(fact, yes)), ...long];
  let summary = '';
  for (const part of parts.slice(0, maxParts)) {
    const longer = summary ? `${summary} · ${part}` : part;
    if (summary && longer.length > maxLength) break;
    summary = longer;
  }
  return summary.length > maxLength ? `${summary.slice(0, maxLength - 1).trimEnd()}…` : summary;
}

function answerOf({ label, name = label, text }: Fact, yes: string): string {
  if (text === yes) return name;
  const isNumber = /^[\d.,]+$/.test(text);
  return isNumber || (text.length < minLength && !/\d/.test(text)) ? `${name}: ${text}` : text;
}
