import * as z from 'zod/mini';
import { type ColumnMap, rowOf, type Shape } from './columns.ts';
import type { ListRules, ListRulesOf } from './list-rules.ts';
import { recordOf } from './record.ts';

type NoFields = Readonly<Record<never, never>>;
interface ActionBody {
  _action: string;
  version?: number | undefined;
}
type ActionShape = Readonly<Record<string, z.ZodMiniType<ActionBody, ActionBody>>>;

/** Actions that the engine brings; `lock` stands for its end too. */
export type CommonAction =
  | 'update'
  | 'archive'
  | 'restore'
  | 'delete'
  | 'copy'
  | 'attach'
  | 'detach'
  | 'lock'
  | 'comment';
/** What most records that employees maintain can do. */
export const maintained = ['update', 'archive', 'restore', 'delete'] as const satisfies readonly CommonAction[];

interface Parts<
  M extends ColumnMap,
  Row extends Shape,
  Data extends z.ZodMiniType,
  Fields extends Shape,
  Actions extends ActionShape,
  Common extends CommonAction,
> {
  /** Names the records in the browser: place in its caches, and of what other tabs tell of changes. */
  readonly name: string;
  readonly columns: M;
  /** What a list shows of a record beside its id. */
  readonly row: Row;
  /** What is stored, as far as readers may see it. */
  readonly data: Data;
  /** The fields of a create call and of an update; absent where the record's form says them. */
  readonly fields?: Fields;
  readonly common: readonly Common[];
  /** What else can be done to a record, by the names of the actions. */
  readonly actions?: Actions;
  /** What the list can be asked. */
  readonly list: Omit<ListRulesOf<M>, 'columns'>;
  /** Answers to actions leave out what the record itself shows to some. */
  readonly hidesFields?: boolean;
  readonly hasFiles?: boolean;
  /** Actions that are allowed in every version of the record. */
  readonly unversioned?: readonly string[];
}

/** All that both sides must agree on about records of a type, made once. */
export const defineContract = <
  const Type extends string,
  const M extends ColumnMap,
  const Row extends Shape,
  Data extends z.ZodMiniType,
  const Common extends CommonAction,
  const Fields extends Shape = NoFields,
  const Actions extends ActionShape = NoFields,
>(
  type: Type,
  {
    columns,
    row,
    list,
    fields = {} as Fields,
    actions = {} as Actions,
    ...parts
  }: Parts<M, Row, Data, Fields, Actions, Common>,
) => ({
  ...parts,
  type,
  columns,
  fields,
  actions,
  row: rowOf(columns, { id: z.string(), ...row }),
  record: recordOf(columns, parts.data),
  list: { ...list, columns },
});

/** A contract of any type. */
export interface RecordContract {
  readonly type: string;
  readonly name: string;
  readonly columns: ColumnMap;
  readonly row: z.ZodMiniType<{ id: string }> & { shape: object };
  readonly record: z.ZodMiniType<{ id: string; version: number }>;
  readonly data: z.ZodMiniType<object>;
  readonly fields: Shape;
  readonly common: readonly CommonAction[];
  readonly actions: ActionShape;
  readonly list: ListRules;
  readonly hidesFields?: boolean;
  readonly hasFiles?: boolean;
  readonly unversioned?: readonly string[];
}

export type RowOf<C extends RecordContract> = z.output<C['row']>;
export type RecordOf<C extends RecordContract> = z.output<C['record']>;
export type DataOf<C extends RecordContract> = z.output<C['data']>;

/** The body of a create call but for its type; what a form says where the contract names no fields. */
export type CreateInput<C extends RecordContract> = keyof C['fields'] extends never
  ? Record<string, unknown>
  : z.input<z.ZodMiniObject<C['fields']>>;
/** The same as the server reads it; what is stored where only other records create them. */
export type CreateBody<C extends RecordContract> = keyof C['fields'] extends never
  ? DataOf<C>
  : z.output<z.ZodMiniObject<C['fields']>>;
/** Changes to some of the fields; null takes one away. */
export type FieldChanges<Body> = { readonly [Name in keyof Body]?: Body[Name] | null | undefined };

interface CommonInputs<Body> {
  readonly update: { _action: 'update'; version: number } & FieldChanges<Body>;
  readonly archive: { _action: 'archive'; version?: number | undefined };
  readonly restore: { _action: 'restore'; version?: number | undefined };
  readonly delete: { _action: 'delete'; version?: number | undefined };
  readonly copy: { _action: 'copy'; version?: number | undefined };
  readonly attach: { _action: 'attach'; slot: string; fileQueue: string[]; version?: number | undefined };
  readonly detach: { _action: 'detach'; file: string; version?: number | undefined };
  readonly lock: { _action: 'lock' | 'unlock'; version?: number | undefined };
  readonly comment: { _action: 'comment'; text: string; recipients: string[]; version?: number | undefined };
}
/** What can be done to most records that employees maintain. */
export type MaintainedInput<Body> = CommonInputs<Body>[(typeof maintained)[number]];
/** What else can be done to records of a type. */
export type OwnInput<C extends RecordContract> = {
  [Name in keyof C['actions']]: z.input<C['actions'][Name]>;
}[keyof C['actions']];
/** The body of a call that does something to a record. */
export type ActionInput<C extends RecordContract> = CommonInputs<CreateInput<C>>[C['common'][number]] | OwnInput<C>;
