import type * as z from 'zod/mini';
import type { ActivityKind } from '../../src/contract/foundation.ts';
import type { Holidays } from '../../src/domain/tickets/needed-by-date.ts';
import type { ClaimedFile } from '../files/uploads/claim-uploads.ts';
import type { Mail } from '../queries/outbox.ts';
import type { Tallied } from '../queries/records/record-filter.ts';
import type { RelatedRecords } from '../queries/records/record-lists.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import type { NumberFormat } from './numbers.ts';

export type Access = (acting: ActingFor) => boolean;
export const anySignedIn: Access = () => true;
export const employee: Access = (acting) => acting.employee;

/** Who does something, and when. */
export interface ActionContext {
  readonly by: { readonly id: string; readonly name: string; readonly staff: boolean };
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The day in Berlin. */
  readonly today: string;
  readonly holidays: Holidays;
}

/** Finished uploads by the field they came with. */
export type UploadIds = Readonly<Record<string, readonly string[]>>;
export type ClaimedFiles = Readonly<Record<string, readonly ClaimedFile[]>>;

/** What an action makes of a record. */
export interface Change<Data> {
  readonly data: Data;
  readonly activity: ActivityKind;
  /** `link` is the record's whole address. */
  readonly mail?: ((record: { readonly number: string; readonly link: string }) => Mail) | undefined;
}

/** Thrown by a rule that a record's state does not allow; its sentence is shown to the user. */
export class RuleViolation extends Error {}

export interface Action<Data, Input> {
  readonly input: z.ZodMiniType<Input>;
  readonly files?: (input: Input) => UploadIds;
  readonly run: (data: Data, input: Input, at: ActionContext, files: ClaimedFiles) => Change<Data>;
}

type ValueColumn = `value${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
export type Columns = Partial<Record<ValueColumn, string | undefined>>;

export interface RecordDefinition<Data, Request> {
  readonly number: NumberFormat;
  /** The body of a create call. */
  readonly create: z.ZodMiniType<Request>;
  /** The new record; throws field faults that need more than the body to be seen. */
  readonly begin: (request: Request, at: ActionContext) => Data;
  readonly files: (request: Request) => UploadIds;
  /** Looks into the files that came with the request; throws field faults. */
  readonly check?: (services: Pick<Services, 'storage'>, request: Request, files: ClaimedFiles) => Promise<void>;
  readonly columns: (data: Data) => Columns;
  readonly searchText: (data: Data) => readonly (string | undefined)[];
  /** Columns in which few values stand: records are counted by them when they are written, so that lists need not. */
  readonly tallied?: Tallied;
  /** Records of other types that name one of this type in a column; lists show how many there are. */
  readonly related?: Readonly<Record<string, RelatedRecords>>;
  readonly created: ActivityKind;
  /** Where the record is shown, from the portal's root. */
  readonly link: (id: string) => string;
  readonly access: {
    readonly read: Access;
    readonly write: Access;
    readonly actions: Readonly<Record<string, Access>>;
  };
  readonly actions: Readonly<Record<string, Action<Data, never>>>;
}

type Stored = Record<string, unknown>;

/** A record type as routes see it: without knowing its data. */
export interface RecordType extends Omit<RecordDefinition<Stored, unknown>, 'actions'> {
  readonly type: string;
  readonly actions: Readonly<Record<string, Action<Stored, unknown>>>;
}

/** Everything the server knows about one type of foundation data; registered in `registry.ts`. */
export function defineRecord<Data extends object, Request>(
  type: string,
  definition: RecordDefinition<Data, Request>,
): RecordType {
  // What is stored under a type was made by this definition.
  return { ...(definition as unknown as Omit<RecordType, 'type'>), type };
}

export const action = <Data, Input>(definition: Action<Data, Input>): Action<Data, never> =>
  definition as unknown as Action<Data, never>;
