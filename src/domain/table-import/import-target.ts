import type * as z from 'zod/mini';
import { isShown, type Scope, scopeOf } from '../form/conditions.ts';
import type {
  AskedField,
  Field,
  FieldOf,
  Fields,
  FormContext,
  Rule,
  SheetColumnLook,
  SheetLook,
  Values,
} from '../form/form-description.ts';
import type { FormLabels } from '../form/form-facts.ts';
import { codesOf, isChoice, isRequired, newRow } from '../form/form-values.ts';
import { type CellChoice, type CellKind, cellKind } from '../form/read-cell.ts';

/** What a column of a table can hold. */
export interface ImportColumn {
  /** Where the answer stands in a row: `extNo`, `address.zip`. */
  readonly key: string;
  readonly caption: string;
  /** Other headings under which it is found. */
  readonly names?: readonly string[];
  readonly kind: CellKind;
  readonly contract: z.ZodMiniType;
  readonly isRequired?: boolean;
  readonly isUnique?: boolean;
  /** Found by its heading or its place alone: its content may be that of other columns. */
  readonly isNamed?: boolean;
  /** Undefined where any text may be the answer. */
  readonly choices?: readonly CellChoice[];
  /** Parts a cell into the texts of several columns by their keys; undefined for a text that has no such parts. */
  readonly split?: (text: string) => Readonly<Record<string, string>> | undefined;
}

/** Something that is wrong with one answer of a row. Rows are counted from 0. */
export interface RowFault {
  readonly row: number;
  readonly column: string;
  /** One of the `validation` texts. */
  readonly key: string;
}

/** What is offered in the place of a text, and which habit it mends: all of a kind are mended in one press. */
export interface Mending {
  readonly kind: 'zero' | 'email' | 'date' | 'free';
  readonly text: string;
}

/** A table that takes rows over. */
export interface ImportTarget {
  /** The name under which choices of a user are remembered. */
  readonly name: string;
  readonly columns: readonly ImportColumn[];
  readonly maxRows: number;
  /** What a row begins with. */
  readonly initial?: Values;
  /** What a row implies beside what it says. */
  readonly complete?: (row: Values) => Values;
  /** Another text for a cell with a fault of `check`. */
  readonly mend?: (column: ImportColumn, text: string, row: Values) => Mending | undefined;
  /** Whether the other answers of a row ask for a column at all. */
  readonly isAsked?: (column: string, row: Values) => boolean;
  /** Rows depend on each other: what the server said of them no longer counts after any change. */
  readonly isJoint?: boolean;
  /** What several answers or rows make together. */
  readonly check?: (rows: readonly Values[]) => readonly RowFault[];
}

function choicesOf(field: AskedField, { translate }: FormLabels, context?: FormContext, codes?: string) {
  if (!isChoice(field)) return undefined;
  const { words, options } = field;
  const entries = options
    ? context && options(context, () => undefined)
    : codesOf(field.contract).map((value) => ({ value, label: undefined }));
  return entries?.map(({ value, label }) => ({
    code: value,
    words: [
      label ?? (words === undefined ? value : translate(`${words}.${value}`)),
      ...(codes === undefined ? [] : [translate(`${codes}.${value}`, { defaultValue: value })]),
    ],
  }));
}

/** A column by the field of a form that takes its answers. */
export function columnOf(
  key: string,
  field: AskedField,
  caption: string,
  labels: FormLabels,
  context?: FormContext,
  look: SheetColumnLook = {},
): ImportColumn {
  const choices = choicesOf(field, labels, context, look.codes);
  return {
    key,
    caption,
    names: look.head === undefined ? [] : [labels.translate(look.head)],
    kind: cellKind(field),
    contract: field.contract,
    isRequired: field.when === undefined && isRequired(field),
    ...(choices && { choices }),
  };
}

/** A list of answers, or files, are in no cell. */
const isInOneCell = (field: Field): field is AskedField =>
  'contract' in field && field.kind !== 'files' && field.kind !== 'choices';

function columnsIn(
  fields: Fields,
  labels: FormLabels,
  context: FormContext,
  looks: SheetLook['columns'] = {},
  group?: string,
): ImportColumn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'group' && group === undefined) return columnsIn(field.fields, labels, context, looks, name);
    if (!isInOneCell(field) || field.isInternal) return [];
    const key = group === undefined ? name : `${group}.${name}`;
    return [columnOf(key, field, labels.translate(field.label), labels, context, looks[key])];
  });
}

const ruleChecks = (rules: readonly Rule[] | undefined, context: FormContext) => (rows: readonly Values[]) =>
  rows.flatMap((values, row) =>
    (rules ?? []).flatMap((rule) =>
      rule(values, context).flatMap(({ path, key, isWarning }) => (isWarning ? [] : [{ row, column: path, key }])),
    ),
  );

/** The target that a table of a form is, by its description. */
export function tableTarget(
  name: string,
  table: FieldOf<'table'>,
  labels: FormLabels,
  context: FormContext,
  outer?: Scope,
): ImportTarget {
  const unique = table.unique ?? [];
  return {
    name,
    columns: columnsIn(table.fields, labels, context, table.sheet?.columns).map((column) =>
      unique.includes(column.key) ? { ...column, isUnique: true } : column,
    ),
    maxRows: table.max,
    initial: newRow(table),
    isAsked: (key, row) => isAskedIn(table.fields, key, row, outer),
    check: ruleChecks(table.rules, context),
  };
}

function isAskedIn(fields: Fields, key: string, row: Values, around?: Scope): boolean {
  const [name = ''] = key.split('.');
  const field = fields[name];
  return !field || isShown(field, scopeOf(fields, row, '', around));
}

/** The answer at a path of a row: `zip`, `address.zip`. */
export function valueAt(row: Values, key: string): unknown {
  const [outer = '', inner] = key.split('.');
  const value = row[outer];
  if (inner === undefined) return value;
  return typeof value === 'object' && value !== null ? (value as Values)[inner] : undefined;
}

/** A row with another answer at a path. */
export function withValue(row: Values, key: string, value: unknown): Values {
  const [outer = '', inner] = key.split('.');
  if (inner === undefined) return { ...row, [outer]: value };
  const group = row[outer];
  return { ...row, [outer]: { ...(typeof group === 'object' ? group : {}), [inner]: value } };
}
