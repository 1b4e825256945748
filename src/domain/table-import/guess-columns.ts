import type { CellKind } from '../form/read-cell.ts';
import { answerOf, meantText } from '../form/read-cell.ts';
import { plainHeading } from '../text/plain-heading.ts';
import { certainty, headingCertainty } from './heading-match.ts';
import type { ImportColumn, ImportTarget } from './import-target.ts';
import type { SourceTable } from './source-table.ts';

/** The key of the column that each column of the source fills; '' for none. */
export type Assignment = readonly string[];

/** So many rows tell what a column holds. */
const sampleRows = 60;
/** Below this no column is assigned. */
const minCertainty = 28;
const minFit = 0.7;

/** Texts of many kinds: a column that takes few of them is told by its content. */
const probes = [
  'Müller GmbH',
  'Hauptstraße',
  '12',
  '4711',
  'petra@firma.example',
  '030 23125100',
  '01.02.2026',
  'ja',
  'AA-11',
  '10115',
];

/** Whether a text is one that a column takes. */
export function fits(column: ImportColumn, text: string): boolean {
  if (column.split) {
    const parts = column.split(meantText(text));
    return parts !== undefined && Object.values(parts).filter(Boolean).length > 1;
  }
  const { value, isUnderstood } = answerOf(column, text);
  return isUnderstood && column.contract.safeParse(value).success;
}

const specificities = new WeakMap<ImportColumn, number>();
/** From 0 for a column that takes any text to 1 for one that takes none of the usual ones. */
function specificity(column: ImportColumn): number {
  const cachedResult = specificities.get(column);
  if (cachedResult !== undefined) return cachedResult;
  const share = probes.filter((probe) => !fits(column, probe)).length / probes.length;
  specificities.set(column, share);
  return share;
}

function fitOf(column: ImportColumn, sample: readonly string[]): number {
  if (sample.length === 0) return 0;
  return sample.filter((text) => fits(column, text)).length / sample.length;
}

interface Candidate {
  readonly source: number;
  readonly key: string;
  readonly score: number;
}

/** A column that is told by its content alone. */
const contentScore = { least: 20, special: 40 };
/** Where all else is equal a column stands at its place. */
const placeBonus = 3;
/** A cell with several answers says more than one of them. */
const splitBonus = 20;
const minSpecificity = 0.5;
/** Of these the content tells more than a heading that says something else; days and ticks are of many kinds. */
const toldByContent: readonly CellKind[] = ['email', 'phone', 'choice'];

function scoreOf(column: ImportColumn, heading: string, sample: readonly string[], isHeaded: boolean): number {
  const named = headingCertainty(heading, column);
  if (named >= certainty.ofKind) return named;
  const fit = fitOf(column, sample);
  const special = specificity(column);
  // A heading that only reminds of a column is believed where the content agrees.
  if (named > 0) return sample.length === 0 || fit >= minFit || special < 0.4 ? named + fit * 10 : named / 4;
  if (column.isNamed || (isHeaded && !toldByContent.includes(column.kind))) return 0;
  return special >= minSpecificity && fit >= minFit
    ? fit * (contentScore.least + special * contentScore.special) + (column.split ? splitBonus : 0)
    : 0;
}

/** Each column of the source at most once, and each of the target, the surest first. */
function surest(candidates: readonly Candidate[], width: number): string[] {
  const assigned = Array.from({ length: width }, () => '');
  const usedKeys = new Set<string>();
  for (const { source, key, score } of candidates.toSorted((a, b) => b.score - a.score || a.source - b.source)) {
    if (score < minCertainty || assigned[source] !== '' || usedKeys.has(key)) continue;
    assigned[source] = key;
    usedKeys.add(key);
  }
  return assigned;
}

/** Without headings the order of the target counts where the content does not speak against it. */
const minFitByOrder = 0.5;
function byOrder({ columns }: ImportTarget, samples: readonly (readonly string[])[]): string[] | undefined {
  const inOrder = columns.filter(({ split }) => !split);
  if (samples.length > inOrder.length) return undefined;
  const isFitting = samples.every((sample, at) => {
    const column = inOrder[at];
    return column && (sample.length === 0 || fitOf(column, sample) >= minFitByOrder);
  });
  return isFitting ? samples.map((_sample, at) => inOrder[at]?.key ?? '') : undefined;
}

/** Columns that the content leaves open follow the order of the target, if those that it told do. */
function withOrder(assigned: readonly string[], { columns }: ImportTarget): readonly string[] {
  const inOrder = columns.flatMap(({ key, split }) => (split ? [] : [key]));
  const isInOrder = assigned.some(Boolean) && assigned.every((key, at) => key === '' || key === inOrder[at]);
  return isInOrder ? assigned.map((key, at) => key || (inOrder[at] ?? '')) : assigned;
}

/** What each column of a source most likely holds, by what a user chose before, by headings and by content. */
export function guessColumns(
  { heads, headLine, rows }: SourceTable,
  target: ImportTarget,
  remembered: Readonly<Record<string, string>> = {},
): Assignment {
  const sampled = rows.filter(({ leftOut }) => !leftOut).slice(0, sampleRows);
  const samples = heads.map((_head, at) => sampled.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean));
  const ordered = headLine === undefined ? byOrder(target, samples) : undefined;
  if (ordered) return ordered;
  const isHeaded = headLine !== undefined;
  const places = target.columns.flatMap(({ key, split }) => (split ? [] : [key]));
  const candidates = heads.flatMap((heading, source) => {
    const before = heading === '' ? undefined : remembered[plainHeading(heading)];
    if (before !== undefined) return before === '' ? [] : [{ source, key: before, score: certainty.remembered }];
    return target.columns.map((column): Candidate => {
      const score = scoreOf(column, heading, samples[source] ?? [], isHeaded);
      return { source, key: column.key, score: score + (!isHeaded && places[source] === column.key ? placeBonus : 0) };
    });
  });
  const assigned = surest(candidates, heads.length);
  return !isHeaded ? withFirstText(withOrder(assigned, target), samples, target) : assigned;
}

/** Without headings the first demanded column of any text is the column with the most different texts. */
function withFirstText(
  assigned: readonly string[],
  samples: readonly (readonly string[])[],
  { columns }: ImportTarget,
): Assignment {
  const free = columns.find(
    (column) => column.isRequired && !assigned.includes(column.key) && specificity(column) < 0.4,
  );
  if (!free) return assigned;
  const variety = samples.map((sample, at) => (assigned[at] === '' ? new Set(sample).size : 0));
  const best = variety.indexOf(Math.max(...variety));
  return assigned.map((key, at) => (at === best && key === '' ? free.key : key));
}
