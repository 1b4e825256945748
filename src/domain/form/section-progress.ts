import type * as z from 'zod/mini';
import { fieldsOf, isShown, scopeOf } from './conditions.ts';
import type { FormContext, FormDescription, Values } from './form-description.ts';
import { type Entry, isAsked, isTable, shownEntries } from './form-entries.ts';
import { type FormLabels, labelOf } from './form-facts.ts';
import { completeness, type SectionState } from './form-faults.ts';
import { isUnset } from './form-values.ts';

/**
 * The progress of a section; `optional` if it requires nothing and has no answers, `info` if it has no questions,
 * `unjudged` until it has been checked.
 */
export type Progress = 'empty' | 'begun' | 'complete' | 'fault' | 'optional' | 'info' | 'unjudged';

/** Something that stands between a form and being complete. */
export interface OpenPoint {
  readonly section: string;
  readonly path: string;
  /** Message key. */
  readonly key: string;
  readonly label: string;
  /** Nothing was answered yet, which is no fault before the form is to be sent. */
  readonly isMissing: boolean;
}

export interface SectionProgress {
  readonly name: string;
  readonly progress: Progress;
  readonly open: readonly OpenPoint[];
  /** What it says, in a few words. */
  readonly meaning?: string;
}

function progressOf({ needed, filledCount }: SectionState, open: readonly OpenPoint[], isTouched: boolean): Progress {
  if (open.some(({ isMissing }) => !isMissing)) return 'fault';
  if (open.length === 0) return needed === 0 && !isTouched ? 'optional' : 'complete';
  return filledCount > 0 || isTouched ? 'begun' : 'empty';
}

/** The sections of a form that ask for anything with these answers. */
function askingSections(form: FormDescription, values: Values): FormDescription['sections'] {
  const root = scopeOf(fieldsOf(form), values);
  return form.sections.filter(({ fields }) => Object.values(fields).some((field) => isShown(field, root)));
}

/** The same before they are judged, which takes a while for a form of many rows. */
export const unjudgedSections = (form: FormDescription, values: Values): SectionProgress[] =>
  askingSections(form, values).map(({ name }) => ({ name, progress: 'unjudged', open: [] }));

const groupOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** A group of which nothing is answered is one point: a person is named as a whole. */
function unansweredGroups(
  points: readonly OpenPoint[],
  entries: ReadonlyMap<string, Entry>,
  words: FormLabels,
): OpenPoint[] {
  const isBlank = (group: string) =>
    [...entries.values()].every(({ path, value }) => groupOf(path) !== group || value === false || isUnset(value));
  const named = new Set<string>();
  return points.flatMap((point) => {
    const group = groupOf(point.path);
    const around = entries.get(point.path)?.around.at(-1);
    if (!point.isMissing || !around || around.row !== undefined || !isBlank(group)) return [point];
    if (named.has(group)) return [];
    named.add(group);
    return [{ ...point, label: words.translate(around.label) }];
  });
}

/** The sections of a form that ask for anything with these answers, each with what is open in it. */
export function sectionProgress(
  form: FormDescription,
  contract: z.ZodMiniType,
  values: Values,
  context: FormContext,
  words: FormLabels,
): SectionProgress[] {
  const states = new Map(completeness(form, contract, values, context).map((state) => [state.name, state]));
  return askingSections(form, values).flatMap(({ name, fields }) => {
    const state = states.get(name);
    if (!state) return [];
    const entries = new Map(shownEntries(form, values, fields).map((entry) => [entry.path, entry]));
    const points = state.faults.map(({ path, key }): [string, OpenPoint] => {
      const entry = entries.get(path);
      const isMissing = entry !== undefined && (isUnset(entry.value) || entry.value === false);
      return [path, { section: state.name, path, key, label: entry ? labelOf(entry, words) : '', isMissing }];
    });
    // The first that is said of a field counts.
    const byPath = new Map(points.toReversed());
    const order = [...entries.keys()];
    const place = (path: string) => (entries.has(path) ? order.indexOf(path) : order.length);
    const open = unansweredGroups(
      [...byPath.values()].toReversed().toSorted((a, b) => place(a.path) - place(b.path)),
      entries,
      words,
    );
    const isTouched = [...entries.values()].some(
      (entry) => (isAsked(entry) || isTable(entry)) && !isUnset(entry.value) && entry.value !== false,
    );
    const asksNothing = [...entries.values()].every(({ field }) => field.kind === 'note');
    return [{ name: state.name, progress: asksNothing ? 'info' : progressOf(state, open, isTouched), open }];
  });
}
