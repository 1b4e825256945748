import type * as z from 'zod/mini';
import type { ColumnNameOf, ColumnsOfType } from '#contract/columns-by-type.ts';
import type { ActivityKind } from '#contract/foundation.ts';
import type { Colleague } from '#contract/profile/users.ts';
import type { Completeness } from '#contract/record.ts';
import { createOf } from '#contract/record-actions.ts';
import type { CommonAction, CreateBody, DataOf, RecordContract } from '#contract/record-contract.ts';
import type { RecordCheck } from '#contract/sales/record-check.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import type { Tx } from '#server/db/open.ts';
import type { PaperSource } from '#server/papers/make-paper.ts';
import type { PaperAbout } from '#server/papers/paper-source.ts';
import { columnField, columnFields } from '#server/queries/records/named-columns.ts';
import type { Tallied } from '#server/queries/records/record-filter.ts';
import type { RelatedRecords } from '#server/queries/records/record-lists.ts';
import { type GenericActions, genericActions } from '../generic-actions.ts';
import { type Access, byKeyToo, type RowAccess } from './access.ts';
import type { Action, ActionContext, Change } from './action.ts';
import type { CheckServices, Inspection } from './check-services.ts';
import type { Columns, Related } from './columns.ts';
import type { DueTime } from './due-times.ts';
import type { FileRules } from './file-slots.ts';
import type { NumberFormat } from './numbers.ts';
import type { ProtectedFields } from './protected-fields.ts';
import type { StateTable } from './states.ts';
import type { Work, WorkContext } from './work.ts';

/** Telephone numbers that a record names. */
export interface NamedNumbers {
  readonly span: NumberSpan;
  /** They are its own: no other record of any foundation can hold one of them. */
  readonly held?: boolean;
  /** Until when (ms) they are; others may hold them from then on, without this record being told. */
  readonly until?: number | undefined;
}

/** A change of a record's data. */
export interface Changed<Data> {
  readonly trid: string;
  readonly id: string;
  readonly before: Data;
  readonly after: Data;
}

/** An owner that the data names too. */
export interface OwnerInData<Data> {
  readonly of: (data: Data) => string | undefined;
  readonly given: (data: Data, owner: Colleague) => Data;
}

/** Which day of a record stands in calendars: the one of a column. */
interface CalendarDay<Data, Column> {
  readonly column: Column;
  readonly entry: (data: Data) => CalendarEntry | undefined;
}

export type SideEffects = Pick<Change<never>, 'creates' | 'changes' | 'mail'>;

interface RecordDefinition<Data, Request, Type extends string = string> extends GenericActions<Data> {
  readonly number: NumberFormat;
  /** Kept with the distributor and read for every foundation, instead of with the one that is acted for. */
  readonly home?: 'distributor';
  /** Has an owner: a user who is limited to own records sees no others. */
  readonly owned?: true | OwnerInData<Data>;
  /** Stands under the code of the sub-partner that makes it. */
  readonly coded?: true;
  /** What is stored. */
  readonly data: z.ZodMiniType<Data>;
  /** The body of a create call; without one, records come from other records' actions alone. */
  readonly create?: z.ZodMiniType<Request>;
  /** The new record; throws field faults that need more than the body to be seen. */
  readonly prepare: (request: Request, at: ActionContext) => Data | Promise<Data>;
  /** What comes with a record that a call creates: a process about it, a change of another record, a mail. */
  readonly sideEffects?: (data: Data, at: ActionContext, id: string) => SideEffects | Promise<SideEffects>;
  /** Looks into the files that came with the request, before anything is written; throws field faults. */
  readonly inspect?: (services: CheckServices, request: Request, on: Inspection) => Promise<void>;
  readonly files?: FileRules<Data>;
  readonly protect?: ProtectedFields;
  /** From the data as anybody may see it. */
  readonly columns: (data: Data) => ColumnsOfType<Type>;
  readonly searchText: (data: Data) => readonly (string | undefined)[];
  /** Columns in which few values stand: records are counted by them when they are written, so that lists need not. */
  readonly tallied?: readonly ColumnNameOf<Type>[];
  /** Records of other types that name one of this type in a column; lists show how many there are. */
  readonly related?: Readonly<Record<string, Related>>;
  /** What no two records of a foundation may share; a second one is a fault of `field`. */
  readonly unique?: { readonly field: string; readonly key: (data: Data) => string | undefined };
  /** What holds among all records of the type; judged once more while no other of them can be written, before this one is. */
  readonly exclusiveCheck?: (data: Data, at: ActionContext, id: string) => Promise<void>;
  /** Telephone numbers by which the record is found, any of a block too, and those that it alone may hold. */
  readonly numbers?: (data: Data) => readonly NamedNumbers[];
  /** The fault of a field if another record holds one of them; without it the error is a sentence. */
  readonly numbersFault?: { readonly path: string; readonly key: string };
  readonly created: ActivityKind;
  /** How activities name the record; by its number where it is absent. */
  readonly title?: (data: Data) => string;
  /** Where the record is shown, from the portal's root. */
  readonly link: (id: string) => string;
  readonly access: {
    readonly read: Access;
    readonly write: Access;
    readonly actions?: Readonly<Record<string, Access>>;
    readonly rows?: RowAccess<Data>;
  };
  readonly states?: StateTable<string>;
  readonly actions?: Readonly<Record<string, Action<Data, never>>>;
  readonly due?: (data: Data) => readonly DueTime[];
  /** The people that the record waits for and the reason, from its public data: shown on My Portal and to employees. */
  readonly work?: (data: Data, on: WorkContext) => readonly Work[];
  /** The days on which something happens to the record, for the calendars of its readers. */
  readonly calendar?: readonly CalendarDay<Data, ColumnNameOf<Type>>[];
  /** Brings what hangs on the record in tables of its own after a change of its data, in the same transaction. */
  readonly changed?: (tx: Tx, change: Changed<Data>) => Promise<void>;
  readonly completeness?: (data: Data, on: Pick<ActionContext, 'today' | 'holidays'>) => Completeness;
  /** Returns the faults of a record and the warnings to confirm before it is sent. */
  readonly check?: (data: Data, at: ActionContext, id: string) => Promise<RecordCheck>;
  /** The content of documents that users can request (`domain/orders/papers.ts`). */
  readonly papers?: (data: Data, at: ActionContext, about: PaperAbout) => Promise<PaperSource>;
  /** Said where an archived record is to be changed. */
  readonly archivedSentence?: string;
  /** Ids of the records with timelines that show this record's events. */
  readonly belongsTo?: (data: Data) => readonly string[];
}

type Stored = Record<string, unknown>;

/** A record type as routes see it: without knowing its data. */
export interface RecordType
  extends Omit<RecordDefinition<Stored, unknown>, 'actions' | 'columns' | 'tallied' | 'related'> {
  readonly type: string;
  readonly columns: (data: Stored) => Columns;
  readonly tallied?: Tallied;
  readonly related?: Readonly<Record<string, RelatedRecords>>;
  readonly actions: Readonly<Record<string, Action<Stored, unknown>>>;
  /** The rule by which people read it; `access` asks a key's rights besides. */
  readonly readers: Access;
}

/** What a definition says by the names of columns, as it is stored. */
function storedColumns<Data, Type extends string>(
  type: Type,
  { columns, tallied, related = {} }: Pick<RecordDefinition<Data, never, Type>, 'columns' | 'tallied' | 'related'>,
) {
  const named = Object.entries(related).map(([name, one]) => {
    const place = (column: string) => columnField(one.type, column);
    const { by, except, sum } = one;
    return [
      name,
      {
        ...one,
        by: place(by),
        ...(except && { except: { ...except, field: place(except.field) } }),
        ...(sum && { sum: place(sum) }),
      },
    ] as const;
  });
  return {
    columns: (data: Data): Columns => columnFields(type, columns(data)),
    ...(tallied && { tallied: tallied.map((name) => columnField(type, name)) }),
    ...(named.length > 0 && { related: Object.fromEntries(named) }),
  };
}

/** What is done at an action of a contract, with its input as the contract has it. */
type Handlers<C extends RecordContract, Data> = {
  readonly [Name in keyof C['actions']]: Omit<Action<Data, z.output<C['actions'][Name]>>, 'input'>;
};
/** Rules of the actions that the engine brings, for those that the contract names; the fields of an update where the contract names none. */
type CommonRules<C extends RecordContract, Data> = {
  readonly [Name in C['common'][number]]?: Name extends 'update'
    ? Omit<NonNullable<GenericActions<Data>['update']>, 'fields'> & { readonly fields?: z.core.$ZodShape }
    : GenericActions<Data>[Name];
};

type ContractDefinition<C extends RecordContract, Data, Request> = Omit<
  RecordDefinition<Data, Request, C['type']>,
  'data' | 'create' | 'prepare' | 'actions' | CommonAction
> &
  CommonRules<C, Data> & {
    readonly prepare: (request: Request, at: ActionContext) => Data | Promise<Data>;
    /** Actions that only the system and other records' actions run. */
    readonly internal?: Readonly<Record<string, Action<Data, never>>>;
  } & (keyof C['actions'] extends never ? { readonly actions?: never } : { readonly actions: Handlers<C, Data> });

/** What a contract leaves to the server: it cannot name the fields of a form, nor what no reader may see. */
interface ServerContracts<Data, Request> {
  readonly data?: z.ZodMiniType<Data>;
  readonly create?: z.ZodMiniType<Request>;
}

/** A definition as it is put together; what is stored under a type was made by it. */
function recordType(definition: object): RecordType {
  const type = definition as RecordType;
  const { read, write, actions = {}, ...rest } = type.access;
  const guardedActions = Object.entries(actions).map(
    ([name, access]) => [name, byKeyToo(type.type, 'write', access)] as const,
  );
  const guards = { read: byKeyToo(type.type, 'read', read), write: byKeyToo(type.type, 'write', write) };
  return { ...type, readers: read, access: { ...rest, ...guards, actions: Object.fromEntries(guardedActions) } };
}

/** Everything the server knows about the records of a contract; registered in `registry.ts`. */
export function defineRecord<
  const C extends RecordContract,
  Data extends object = DataOf<C>,
  Request = keyof C['fields'] extends never ? Data : CreateBody<C>,
>(
  contract: C,
  definition: ServerContracts<Data, Request> & ContractDefinition<C, NoInfer<Data>, NoInfer<Request>>,
): RecordType {
  const { type, common, fields } = contract;
  const { prepare, internal, data = contract.data, ...rules } = definition;
  const hasFields = Object.keys(fields).length > 0;
  const { actions = {}, ...byName } = rules as Readonly<Record<string, object | undefined>>;
  const files = rules.files as FileRules<object> | undefined;
  const declared = common.map((name) => [name, { ...(name === 'update' && { fields }), ...byName[name] }] as const);
  const handlers = Object.entries(actions).map(
    ([name, handler]: [string, object]) => [name, { input: contract.actions[name], ...handler }] as const,
  );
  return recordType({
    ...rules,
    ...Object.fromEntries(declared),
    data,
    ...(hasFields && { create: createOf(type, fields) }),
    prepare: hasFields
      ? ({ type: _type, ...request }: { type: string }, at: ActionContext) => prepare(request as Request, at)
      : prepare,
    ...storedColumns(type, definition),
    type,
    actions: {
      ...genericActions<object>(type, { ...Object.fromEntries(declared), data, ...(files && { files }) }),
      ...Object.fromEntries(handlers),
      ...internal,
    },
  });
}

/** The same of a type that has no contract of its own. */
export function defineType<Data extends object, const Type extends string, Request = Data>(
  type: Type,
  definition: Pick<RecordDefinition<Data, Request, Type>, 'data' | 'create'> &
    Omit<RecordDefinition<NoInfer<Data>, NoInfer<Request>, Type>, 'data' | 'create'>,
): RecordType {
  const actions = { ...genericActions(type, definition), ...definition.actions };
  return recordType({ ...definition, ...storedColumns(type, definition), type, actions });
}
