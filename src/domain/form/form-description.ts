import type * as z from 'zod/mini';
import type { OrganisationData } from '#contract/profile/organisation.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { Holidays } from '../date/working-days.ts';

/** When a field is asked for, by the answers of others: of its own row or group first, then of those around it. */
export type Condition =
  | { readonly field: string; readonly is: readonly (string | number | boolean)[] }
  /** Anything at all was answered: a file, a row, a text, a tick. */
  | { readonly field: string; readonly isGiven: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What a form knows beside its values, in the browser and on the server. */
export interface FormContext {
  /** `YYYY-MM-DD` in Berlin. */
  readonly today: string;
  readonly holidays: Holidays;
  /** The customer of the order; undefined if it was not loaded. */
  readonly customers?: readonly FieldOption[] | undefined;
  /** Colleagues in the organisation, and the one who fills in the form; undefined if they were not loaded. */
  readonly people?: readonly FieldOption[] | undefined;
  readonly me?: string | undefined;
  /**
   * SIP accounts and numbers of a wholesale customer, or the numbers of an account; undefined if they were not loaded.
   */
  readonly accounts?: readonly (FieldOption & { readonly customerId?: string })[] | undefined;
  readonly numbers?: readonly FieldOption[] | undefined;
  /** Places of the customer at which lines end. */
  readonly sites?: readonly FieldOption[] | undefined;
  /** Those that hold, held and will hold. */
  readonly priceLists?:
    | readonly {
        readonly id: string;
        readonly title: string;
        readonly validFrom: string;
        readonly validTo?: string | undefined;
      }[]
    | undefined;
  /** What is known of the customer beside its name. */
  readonly customer?: { readonly customerType?: string | undefined } | undefined;
  /** The data of the organisation itself; undefined if it was not loaded. */
  readonly organisation?: Readonly<Partial<OrganisationData>> | undefined;
  /** What the saved answers cost; undefined while that is not known. */
  readonly prices?: PriceSummary | undefined;
  /** Those of the organisation; undefined if they were not loaded. */
  readonly voNumbers?: readonly { vo: string; operator: string; label: string; state: string }[] | undefined;
  /** Of the organisation, which decide on the operators that it may choose; all if they were not loaded. */
  readonly sellerTags?: string | undefined;
}

/** The answer to a field, first from its own row or group, then from the outer ones; undefined while it is hidden. */
export type Answers = (field: string) => unknown;

/** What several answers make together; the path begins at the form, group or row that the rule belongs to. */
export interface RuleFault {
  readonly path: string;
  readonly key: string;
  /** Said, and no obstacle once it is confirmed. */
  readonly isWarning?: true;
}
/** Judges what would be sent of a form, group or row; answers may still be of any content. */
export type Rule = (values: Values, context: FormContext) => readonly RuleFault[];

export interface FieldOption {
  readonly value: string;
  /** Left out where the text below the field's `words` names it. */
  readonly label?: string;
}

/** The days that a date may be, and the message key of a day that it may not be. */
export interface Days {
  readonly min: string;
  readonly max: string;
  readonly fault: (day: string) => string | undefined;
}

/** Captions are keys of the texts of the form's area. */
interface Common {
  readonly label: string;
  /** What the form asks, where that is more than the label. */
  readonly ask?: string;
  readonly hint?: string;
  /** Asked for, and sent, only while it holds; then what the contract demands. */
  readonly when?: Condition;
  /** Demanded only while it holds, though shown always. */
  readonly requiredWhen?: Condition;
  readonly requiredHint?: string;
  /** Belongs to the field right above it. */
  readonly follows?: true;
  /** Stands beside the field before it; how the two share their line. */
  readonly beside?: 'equal' | 'longShort' | 'shortLong';
  readonly autoComplete?: 'family-name' | 'given-name' | 'email';
  readonly inputMode?: 'numeric';
  /** Goes along with its row: neither asked, nor said, nor filled from a table; in a sheet that has a look for it, to be read. */
  readonly isInternal?: true;
}

interface InputFieldBase extends Common {
  readonly contract: z.ZodMiniType;
  /** The message key for an answer that its contract takes and that is odd all the same: said, and no obstacle. */
  readonly warning?: (answer: string) => string | undefined;
}
interface Choice extends InputFieldBase {
  /** Texts of the contract's codes stand below this key. */
  readonly words?: string;
  /** Choices that bring their captions; undefined where they are not known. */
  readonly options?: (context: FormContext, answers: Answers) => readonly FieldOption[] | undefined;
  /** What no answer is called, in the list of choices and to be read (`notSet`). */
  readonly empty?: string;
  /** The only choice, which every record has: shown as a fact. */
  readonly isFixed?: boolean;
  /** The choices depend on the answers to these fields. */
  readonly optionsFrom?: readonly string[];
  readonly columns?: 1 | 2 | 3;
}

interface Dated {
  readonly days?: (context: FormContext, answers: Answers) => Days;
  /** The days depend on the answers to these fields. */
  readonly daysFrom?: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;
type Of<K extends string, Own> = K extends unknown ? Own & { readonly kind: K } : never;

export type Field =
  | Of<'line' | 'email' | 'phone' | 'number' | 'money' | 'checkbox', InputFieldBase>
  | Of<'long', InputFieldBase & { readonly max: number }>
  | Of<'date', InputFieldBase & Dated>
  | Of<'select' | 'combobox' | 'radio' | 'choices', Choice>
  | Of<'files', InputFieldBase & EntryCount & { readonly extensions?: readonly string[]; readonly maxSize?: number }>
  /** `isNameless`: its fields are called by their own names alone. */
  | Of<'group', Common & Ruled & { readonly fields: Fields; readonly isNameless?: true }>
  | Of<'table', Common & Ruled & EntryCount & Repeated>
  /** Words or a button between the fields, drawn by the screen under the field's name. */
  | Of<'note', Pick<Common, 'when' | 'follows' | 'beside'>>;

interface Repeated {
  readonly fields: Fields;
  /** Of these the values differ from row to row. */
  readonly unique?: readonly string[];
  /** What a new row begins with. */
  readonly initial?: Values;
  /** Long entries stand one below the other in place of the rows of a grid; blocks of numbers on one bar, too. */
  readonly look?: 'cards' | 'blocks';
  readonly sheet?: SheetLook;
}

/** How a column of a sheet looks. */
export interface SheetColumnLook {
  /** The head of a narrow column, where it is shorter than the label. */
  readonly head?: string;
  /** Stays in view while the others scroll sideways, and names its row. */
  readonly frozen?: true;
  /** Least and largest width (px) that its content gives it. */
  readonly width?: readonly [min: number, max: number];
  /** Texts of short codes for the choices stand below this key. */
  readonly codes?: string;
  /** Is not shown until a row has a value in it, or until something in it is missing or wrong. */
  readonly startsHidden?: true | 'untilFaulty';
}

/** A sum of the rows of a sheet. */
export interface SheetFigure {
  readonly label: string;
  readonly cents: number;
  /** Of how many, where that is said. */
  readonly count?: number;
  /** Stands last, and says what all of it makes. */
  readonly isTotal?: true;
}

/** A table as a sheet; all of it may be left out. */
export interface SheetLook {
  readonly columns?: Readonly<Record<string, SheetColumnLook>>;
  /** The column with the number of a row, which counts up: rows are made by ranges of it. */
  readonly number?: string;
  /** The number of the first row. */
  readonly firstNumber?: string;
  /** Columns that begin with the number of their row. */
  readonly likeNumber?: readonly string[];
  /** What the rows make, below them. */
  readonly figures?: (rows: readonly Values[], context: FormContext) => readonly SheetFigure[];
  /** What a row costs in cents, said behind its cells; undefined while that is not known. */
  readonly price?: {
    readonly head: string;
    readonly of: (row: Values, context: FormContext) => number | undefined;
  };
  /** Another field, which is not drawn, holds the number of one row: the act that chooses it, and what it is called then. */
  readonly mark?: { readonly field: string; readonly act: string; readonly tag: string };
}

interface Ruled {
  readonly rules?: readonly Rule[];
}

/** How many entries a field takes. */
interface EntryCount {
  readonly min: number;
  readonly max: number;
}

export type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;
export type ChoiceField = FieldOf<'select' | 'combobox' | 'radio' | 'choices'>;
/** A field with an answer of its own. */
export type AskedField = Extract<Field, { readonly contract: z.ZodMiniType }>;

export interface Section<F extends Fields = Fields> {
  readonly name: string;
  readonly step: string;
  readonly title?: string;
  readonly hint?: string;
  /** In the summary one line stands for the section: these fields, those of a part joined by blanks, the parts by commas. */
  readonly brief?: { readonly label: string; readonly of: readonly (readonly string[])[] };
  readonly fields: F;
}

/** A form as data: its fields, their conditions and their contracts. */
export interface FormDescription extends Ruled {
  readonly sections: readonly Section[];
}

type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The fields of all sections by name. */
type FieldsIn<D extends FormDescription> = Joined<D['sections'][number]['fields']>;

type FieldContract<F> = F extends { kind: 'group'; fields: infer G }
  ? z.ZodMiniObject<ShapeOf<G>, z.core.$strict>
  : F extends { kind: 'table'; fields: infer G }
    ? z.ZodMiniArray<z.ZodMiniObject<ShapeOf<G>, z.core.$strict>>
    : F extends { contract: infer C extends z.ZodMiniType }
      ? C
      : never;

type ShapeOf<G> = {
  [K in keyof G as G[K] extends { kind: 'note' } ? never : K]: G[K] extends { when: Condition }
    ? z.ZodMiniOptional<FieldContract<G[K]>>
    : FieldContract<G[K]>;
};

/** The contract of what is sent, by the fields of a description. */
export type ContractOf<D extends FormDescription> = z.ZodMiniObject<ShapeOf<FieldsIn<D>>, z.core.$strict>;

/** Values of a form as they are typed: of the description's shape, and not judged yet. */
export type Values = Readonly<Record<string, unknown>>;
