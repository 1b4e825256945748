import { formatPhone } from '#contract/numbering/phone-number.ts';
import { formatWeekday } from '../date/date-format.ts';
import { formatCents, formatNumber } from '../text/number-format.ts';
import { answerTo } from './conditions.ts';
import type { Answers, AskedField, FieldOf, FormContext, FormDescription } from './form-description.ts';
import { type Entry, isAsked, isTable, shownEntries } from './form-entries.ts';
import { isUnset } from './form-values.ts';

/** The texts of a form in one language. */
export interface FormLabels {
  readonly locale: 'de' | 'en';
  readonly translate: (key: string, parameters?: Readonly<Record<string, unknown>>) => string;
  /** Boxes that are not ticked are said too: of settings it matters that they are off. */
  readonly saysNo?: true;
}

/** A text that is not a number stays as typed. */
const asNumber = (value: unknown, format: (number: number) => string) =>
  Number.isFinite(Number(value)) ? format(Number(value)) : String(value);

/** `3 von 2 bis 15 Dateien`, `3 von höchstens 15 Dateien`, `1 Datei`. */
function filesText({ min, max }: { min: number; max: number }, n: number, translate: FormLabels['translate']): string {
  if (max === 1) return translate('ui:filesExact', { count: n });
  return min > 1 ? translate('ui:fileCountBetween', { n, min, max }) : translate('ui:fileCount', { n, count: max });
}

/** An answer as it reads. */
export function answerText(
  field: AskedField,
  value: unknown,
  { translate, locale, saysNo }: FormLabels,
  context: FormContext,
  answers: Answers,
): string {
  if (field.kind === 'checkbox' && value !== true) return saysNo ? translate('ui:no') : '';
  if (isUnset(value) || value === false) return 'empty' in field && field.empty ? translate(field.empty) : '';
  if (Array.isArray(value) && field.kind === 'files') return filesText(field, value.length, translate);
  if (Array.isArray(value))
    return value.map((one) => answerText(field, one, { translate, locale }, context, answers)).join(', ');
  const text = String(value);
  if (field.kind === 'date') return formatWeekday(text, locale);
  if (field.kind === 'phone') return formatPhone(text);
  if (field.kind === 'number') return asNumber(value, (number) => formatNumber(number, locale));
  if (field.kind === 'money') return asNumber(value, (euros) => formatCents(Math.round(euros * 100), locale));
  if (field.kind === 'checkbox') return translate('ui:yes');
  const options = 'options' in field ? field.options?.(context, answers) : undefined;
  const caption = options?.find((option) => option.value === value)?.label;
  if (caption !== undefined) return caption;
  return 'words' in field && field.words ? translate(`${field.words}.${text}`, { defaultValue: text }) : text;
}

export interface Fact {
  readonly path: string;
  /** What is asked, with the groups and rows around it. */
  readonly label: string;
  /** The same in its two parts, where something is around it: `Technischer Ansprechpartner`, `Nachname`. */
  readonly block?: string;
  readonly name?: string;
  readonly text: string;
  /** A text that may have several lines. */
  readonly isLong: boolean;
}
export interface FactTable {
  readonly path: string;
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface FactSection {
  readonly name: string;
  readonly title: string;
  readonly facts: readonly (Fact | FactTable)[];
}

const nameOf = ({ field }: Entry, { translate }: FormLabels): string =>
  field.kind === 'note' ? '' : translate(field.label);
const blockOf = ({ around }: Entry, { translate }: FormLabels): string =>
  around.map(({ label, row }) => (row ? `${translate(label)} ${row}` : translate(label))).join(': ');

/** What a field is called, with the groups and rows around it. */
export const labelOf = (entry: Entry, words: FormLabels): string =>
  [...(entry.around.length > 0 ? [blockOf(entry, words)] : []), nameOf(entry, words)].join(': ');

function factOf(entry: Entry, words: FormLabels, context: FormContext): Fact[] {
  if (!isAsked(entry)) return [];
  const text = answerText(entry.field, entry.value, words, context, (name) => answerTo(name, entry.scope));
  if (!text.trim()) return [];
  const parts = entry.around.length > 0 && { block: blockOf(entry, words), name: nameOf(entry, words) };
  return [{ path: entry.path, label: labelOf(entry, words), ...parts, text, isLong: entry.field.kind === 'long' }];
}

function tableOf(
  entry: Entry<FieldOf<'table'>>,
  inside: readonly Entry[],
  words: FormLabels,
  context: FormContext,
): FactTable {
  const { field, path } = entry;
  const columns = Object.entries(field.fields).flatMap(([name, column]) =>
    'contract' in column ? [{ name, column }] : [],
  );
  const texts = new Map(inside.flatMap((entry) => factOf(entry, words, context)).map((fact) => [fact.path, fact.text]));
  const rows = Map.groupBy(inside, (entry) => entry.path.slice(path.length + 1).split('.')[0] ?? '');
  const textIn = (row: string, name: string) => texts.get(`${path}.${row}.${name}`) ?? '';
  // Most tables ask for more than most rows answer.
  const filled = columns.filter(({ name }) => [...rows.keys()].some((row) => textIn(row, name) !== ''));
  return {
    path,
    label: labelOf(entry, words),
    heads: filled.map(({ column }) => words.translate(column.label)),
    rows: [...rows.keys()].map((row) => filled.map(({ name }) => textIn(row, name))),
  };
}

/** The single answers, then those of each group and card under its name: below one, others would seem to belong to it. */
export function factsByBlock(
  facts: readonly (Fact | FactTable)[],
): readonly { block: string; facts: readonly Fact[] }[] {
  const single = facts.flatMap((fact) => ('rows' in fact ? [] : [fact]));
  const blocks = Map.groupBy(single, ({ block = '' }) => block);
  const plain = blocks.get('') ?? [];
  blocks.delete('');
  return [
    ...(plain.length > 0 ? [{ block: '', facts: plain }] : []),
    ...[...blocks].map(([block, inside]) => ({ block, facts: inside })),
  ];
}

/** Long entries read one answer after the other, under the number of their card. */
const isGrid = (entry: Entry): boolean => isTable(entry) && entry.field.look !== 'cards';

/** Everything that was answered, as it reads: for the read-only view, print and documents. Sections without an answer are left out. */
export const formFacts = (
  form: FormDescription,
  values: unknown,
  words: FormLabels,
  context: FormContext,
): FactSection[] =>
  form.sections
    .map(({ name, title, fields }) => {
      const entries = shownEntries(form, values, fields);
      const inside = ({ path }: Entry) => entries.filter((entry) => entry.path.startsWith(`${path}.`));
      const inGrids = new Set(entries.filter(isGrid).flatMap(inside));
      const facts = entries.flatMap((entry): (Fact | FactTable)[] => {
        if (inGrids.has(entry) || (isTable(entry) && !isGrid(entry))) return [];
        if (!isTable(entry)) return factOf(entry, words, context);
        const table = tableOf(entry, inside(entry), words, context);
        return table.heads.length > 0 ? [table] : [];
      });
      return { name, title: title ? words.translate(title) : '', facts };
    })
    .filter(({ facts }) => facts.length > 0);

interface Difference {
  readonly path: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Where two states of a form differ, field by field, as it reads. */
export function differences(
  form: FormDescription,
  mine: unknown,
  theirs: unknown,
  words: FormLabels,
  context: FormContext,
): Difference[] {
  const [own, other] = [mine, theirs].map(
    (values) =>
      new Map(
        shownEntries(form, values)
          .flatMap((entry) => factOf(entry, words, context))
          .map((fact) => [fact.path, fact]),
      ),
  ) as [Map<string, Fact>, Map<string, Fact>];
  return [...new Map([...own, ...other]).values()].flatMap(({ path, label }) => {
    const [left, right] = [own.get(path)?.text ?? '', other.get(path)?.text ?? ''];
    return left === right ? [] : [{ path, label, mine: left, theirs: right }];
  });
}
