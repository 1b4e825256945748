import type * as z from 'zod/mini';
import type { ColumnNameOf, ColumnsOfType } from '#contract/columns-by-type.ts';
import type { CommentInput } from '#contract/comment-action.ts';
import type { ActivityKind } from '#contract/foundation.ts';
import type { Colleague } from '#contract/profile/users.ts';
import type { AvailabilityAnswer, AvailabilityCheck } from '#contract/sales/availability.ts';
import type { ProductRef, ProductType } from '#contract/sales/product.ts';
import type { NeededCourse } from '#contract/sales/required-course.ts';
import type { EventText } from '#contract/timeline.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Paper } from '#domain/sales/orders/papers.ts';
import type { Carrier } from '#server/carriers/carrier.ts';
import type { ClaimedFile } from '#server/files/uploads/claim-uploads.ts';
import type { Provider } from '#server/papers/paper-order.ts';
import type { Mail } from '#server/queries/outbox.ts';
import type { ColumnFilter, RecordQuery } from '#server/queries/records/named-columns.ts';
import type { Budget } from '#server/queries/session/login-budgets.ts';

export interface SeenRecord {
  readonly id: string;
  readonly type: string;
  readonly foreignid: string | null;
  readonly archived: boolean;
  readonly version: number;
  readonly data: Record<string, unknown>;
}

/** A record of a certain type, with its columns by their names. */
export interface SeenOf<Type extends string> extends SeenRecord {
  readonly columns: ColumnsOfType<Type>;
}

/** Other records of the same foundation, or of the distributor where their type is kept there, for rules that depend on them. */
export interface Look {
  /** What was found stays so until the transaction ends. */
  readonly find: <const Type extends string>(type: Type, id: string) => Promise<SeenOf<Type> | undefined>;
  readonly count: <const Type extends string>(type: Type, columns: ColumnFilter<Type>) => Promise<number>;
  /** What stands in a column of such records, as whole numbers, in all. */
  readonly sum: <const Type extends string>(
    type: Type,
    columns: ColumnFilter<Type>,
    column: ColumnNameOf<Type>,
  ) => Promise<number>;
  /** Those that match, in the archive too where nothing is said of it; of more than a thousand the latest. */
  readonly search: <const Type extends string>(
    type: Type,
    query: RecordQuery<Type>,
  ) => Promise<readonly SeenOf<Type>[]>;
}

export interface Doer {
  readonly id: string;
  readonly name: string;
  readonly staff: boolean;
  /** The address for news; the system and most of the demo data have none. */
  readonly email?: string | undefined;
  /** The rights in the foundation; the system and demo data are not checked. */
  readonly roles?: readonly string[] | undefined;
  /** The user that a deputy acts for; `name` names both. */
  readonly actsFor?: string | undefined;
  /** A person without an account, by a link. */
  readonly guest?: true;
  /** Finds nothing but what is this user's own. */
  readonly ownOnly?: string | undefined;
}

/** Checks of lines of the foundation, as far as the caller sees them. */
export interface LineChecks {
  readonly find: (id: string) => Promise<AvailabilityCheck | undefined>;
  /** The latest result for an address since a moment (ms). */
  readonly latest: (addressKey: string, since: number) => Promise<AvailabilityCheck | undefined>;
  /** Enters an employee's result, once; undefined where no such check waits. */
  readonly answer: (answer: AvailabilityAnswer) => Promise<AvailabilityCheck | undefined>;
}

/** Who does something, and when. */
export interface ActionContext {
  readonly by: Doer;
  /** The foundation that it is done in, and how others read its name. */
  readonly trid: string;
  readonly foundation: () => Promise<string>;
  /** The tags of the foundation, which say what it may sell. */
  readonly tags: () => Promise<string>;
  /** Where mails reach those who sell for it. */
  readonly sellers: () => Promise<readonly string[]>;
  /** The foundation's users who can sign in, but for employees. */
  readonly colleagues: () => Promise<readonly Colleague[]>;
  /** The operator of the portal, and the provider of the contracts. */
  readonly provider: Provider;
  /** Private customers may place an order by a link. */
  readonly privateCustomersByLink: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The day in Berlin. */
  readonly today: string;
  readonly holidays: Holidays;
  readonly look: Look;
  /** How other carriers are reached; asked by what falls due alone, never while a caller waits. */
  readonly carrier: Carrier;
  readonly lineChecks: LineChecks;
  /** An id for a record that is about to be created, so that others can name it. */
  readonly newId: () => string;
  /** Whether it proves that the caller has just entered the password; it is used up then. */
  readonly provesPassword: (proof: string) => Promise<boolean>;
  /** The course with the certificate that the user still needs to order a product. */
  readonly neededCourse: (product: ProductType) => Promise<NeededCourse | undefined>;
  /** Locks a user's account, and answers when (ms) it is to be erased. */
  readonly lockAccount: (userId: string) => Promise<number>;
  /** Erases the personal data of a user, and returns the new name of the account. */
  readonly eraseAccount: (userId: string) => Promise<string | undefined>;
  /** Whether the limit for this action allows one more use; a use is counted then. */
  readonly spend: (budget: Budget) => Promise<boolean>;
}

/** Finished uploads by the field they came with. */
export type UploadIds = Readonly<Record<string, readonly string[]>>;
export type ClaimedFiles = Readonly<Record<string, readonly ClaimedFile[]>>;

/** A mail about a record, or several: `link` is its whole address, `base` the portal's. */
export type MailOf = (record: {
  readonly number: string;
  readonly link: string;
  readonly base: string;
}) => RecordMail | readonly RecordMail[];

/** A mail about a record, with documents of the record, in German, and those of a product as it was offered on a day. */
export interface RecordMail extends Mail {
  readonly attaches?: readonly Paper[];
  readonly documentsOf?: { readonly product: ProductRef; readonly offeredOn: string };
}

/** A record that comes with a change; its type's rules for a create call do not apply. */
export interface NewRecord {
  readonly type: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
  /** The files of the changed record become the new one's. */
  readonly takesFiles?: boolean;
  /** Files of the changed record by id, each with the id that its copy has in the new one. */
  readonly copiesFiles?: ReadonlyMap<string, string>;
  readonly mail?: MailOf | undefined;
}

/** An action on another record of the foundation, as the same actor and without a check of rights. */
export interface OtherChange {
  readonly id: string;
  readonly action: string;
  readonly input: Record<string, unknown>;
}

/** What an action makes of a record and of others: all of it or nothing. */
export interface Change<Data> {
  /** As before where it is absent. */
  readonly data?: Data;
  /**
   * No screen shows what `data` changes, such as who has been told: version and last change stay, since what was typed
   * into the record on the screen would otherwise be refused for a change that cannot be seen.
   */
  readonly isHidden?: true;
  readonly activity?: ActivityKind | undefined;
  /** The timeline text beside the kind, or a user's own words; never protected data. */
  readonly text?: EventText | string | undefined;
  readonly mail?: MailOf | undefined;
  /** Stands in the timeline of the record and goes to its recipients; refused if one of them may not read the record. */
  readonly comment?: Pick<CommentInput, 'text' | 'recipients'>;
  readonly archived?: boolean;
  readonly deleted?: true;
  /** The ids of files of the record that it gives up. */
  readonly removesFiles?: readonly string[];
  readonly lock?: 'taken' | 'released';
  /** Draws a number for a record that has none yet. */
  readonly numbered?: true;
  readonly creates?: readonly NewRecord[];
  readonly changes?: readonly OtherChange[];
  /** Id of a created record that the call answers with. */
  readonly answer?: string;
  /** Answered this once and kept nowhere. */
  readonly secret?: Readonly<Record<string, string>>;
}

/** Thrown by a rule that a record's state does not allow; its sentence is shown to the user. */
export class RuleViolation extends Error {}

/** A file of the record: whether an employee added it, and when (ms) one first opened it. */
interface HeldFile {
  readonly id: string;
  readonly name: string;
  readonly staff: boolean;
  readonly read: number | null;
}

export interface ActionState {
  /** The record's id. */
  readonly id: string;
  readonly files: ClaimedFiles;
  /** What one of these files holds. */
  readonly bytesOf: (file: ClaimedFile) => Promise<Buffer>;
  /** The file that the action names; none where the record has it no more. */
  readonly file?: HeldFile | undefined;
  /** The state before and after, where the type has states and the action moves them. */
  readonly from: string;
  readonly to: string;
  readonly version: number;
  /** Who changed the record last, by name, and when (ms). */
  readonly last: { readonly by: string; readonly at: number };
  /** As it is shown, where the record has one. */
  readonly number: string | null;
}

export interface Action<Data, Input> {
  readonly input: z.ZodMiniType<Input>;
  /** The uploads by slot, where the input does not name them in fields that are called so. */
  files?(input: Input, data: Data): UploadIds;
  /** Id of one of the record's files, which is held and given to the rule. */
  file?(input: Input): string;
  /** The event of the state table, where it is not named like the action. */
  event?(input: Input, at: ActionContext, data: Data): string;
  /** Only the system and other records' actions run it. */
  readonly internal?: true;
  /** Runs on archived records too. */
  readonly onArchived?: true;
  /** Also runs while another user edits. */
  readonly whileLocked?: true;
  /** The id of what the same intent has made already: it is answered again instead of a refusal. */
  made?(data: Data, input: Input, id: string): string | undefined;
  run(data: Data, input: Input, at: ActionContext, actionState: ActionState): Change<Data> | Promise<Change<Data>>;
}

/** The contract alone says what the input is. */
export const action = <Data, Input>(
  definition: Pick<Action<Data, Input>, 'input'> & Omit<Action<Data, NoInfer<Input>>, 'input'>,
): Action<Data, never> => definition as unknown as Action<Data, never>;
