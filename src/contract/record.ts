import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from './columns.ts';
import { time } from './fields.ts';
import { recordComment } from './record-comments.ts';

export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    counts: z.optional(z.record(z.string(), z.number())),
    /** Nothing holds the searched words; these hold words like them. */
    similar: z.optional(z.boolean()),
    /** What all that match come to, in cents. */
    amount: z.optional(z.number()),
  });
export type Page<T> = {
  items: T[];
  total: number;
  counts?: Record<string, number> | undefined;
  similar?: boolean | undefined;
  amount?: number | undefined;
};

/**
 * Query of a list of foundation data. `search` holds terms joined by blanks, all of which must match: `field:a,b` (any of),
 * `field:text*` (prefix), `field:from..to` (range, ends included, either may be missing) or a bare word (full text). `owner:me` or the id of a user is who is responsible. `_counts=value2` adds the number of records per value of that field,
 * counted without the search's own terms for it.
 */
export const listQuery = z.object({
  type: z.string(),
  search: z.optional(z.string().check(z.maxLength(500))),
  _selected: z.optional(z.string().check(z.maxLength(500))),
  _sync: z.optional(z.string()),
  _sort: z.optional(z.string().check(z.regex(/^-?[a-z]+[0-9]?$/))),
  _counts: z.optional(z.string().check(z.regex(/^value[1-9]$/))),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});
export type ListQuery = Omit<z.input<typeof listQuery>, '_limit' | '_offset'> & { _limit?: number; _offset?: number };

const value = z.optional(z.string());
const values = {
  value1: value,
  value2: value,
  value3: value,
  value4: value,
  value5: value,
  value6: value,
  value7: value,
  value8: value,
  value9: value,
  /** Towns of customers; the first column that has a name of its own (`contract/columns.ts`). */
  city: value,
};

/** What an incomplete record still needs, section by section; messages are keys of the `validation` texts. */
const completeness = z.array(
  z.object({
    section: z.string(),
    filled: z.number(),
    needed: z.number(),
    missing: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
);
export type Completeness = z.infer<typeof completeness>;

/** A record's number: a JSON number for tickets, text for types with letters in their numbers. */
export const foreignid = z.union([z.string(), z.number()]);

const envelope = {
  id: z.string(),
  type: z.string(),
  /** Absent where the record has no number (yet). */
  foreignid: z.optional(foreignid),
  archived: z.boolean(),
  version: z.number(),
  created: time,
  createdBy: z.string(),
  modified: time,
  modifiedBy: z.string(),
  data: z.record(z.string(), z.unknown()),
  completeness: z.optional(completeness),
  /** Who is responsible for it; empty if no user is, absent for types that have no owners. */
  owner: z.optional(z.object({ id: z.optional(z.string()), name: z.optional(z.string()) })),
  /** The code of the sub-partner that made it. */
  partnerCode: z.optional(z.string()),
  /** Who edits it at the moment, until when (ms). */
  lock: z.optional(z.object({ name: z.string(), until: time, own: z.boolean() })),
  /** The newest comments on it, oldest first; absent for types that take none. */
  comments: z.optional(z.array(recordComment)),
  /** What an action answers this once, a new password for instance. */
  secret: z.optional(z.record(z.string(), z.string())),
};
/** Makes a colleague responsible for a record. */
export const handOver = z.strictObject({
  owner: z.string().check(z.minLength(1, 'required'), z.maxLength(60)),
  version: z.number(),
});
export type HandOver = z.infer<typeof handOver>;

/** The envelope around everything that a foundation owns. */
export const recordEnvelope = z.object({ ...envelope, ...values });
export type RecordEnvelope = z.infer<typeof recordEnvelope>;

type RecordShape<M extends ColumnMap, T extends z.ZodMiniType> = {
  [Name in keyof typeof envelope | keyof M]: Name extends 'data'
    ? T
    : Name extends 'foreignid' | keyof M
      ? typeof value
      : Name extends keyof typeof envelope
        ? (typeof envelope)[Name]
        : never;
};

/** A record of a type with text as its number; its columns have names. */
export const recordOf = <const M extends ColumnMap, T extends z.ZodMiniType>(columns: M, data: T) =>
  rowOf(columns, {
    ...envelope,
    foreignid: value,
    ...Object.fromEntries(Object.keys(columns).map((name) => [name, value])),
    data,
  } as unknown as RecordShape<M, T>);

/** A row of a list: the envelope with only the fields named in `_selected` (all but `data` by default); `id` always. */
export const recordRow = z.partial(
  z.extend(
    z.omit(recordEnvelope, {
      ...{ id: true, completeness: true, owner: true, partnerCode: true },
      ...{ lock: true, comments: true, secret: true },
    }),
    {
      /** How many records of other types name this one, such as the drafts of a customer. */
      related: z.record(z.string(), z.number()),
      /** The name of who is responsible, if it is asked for. */
      owner: z.string(),
    },
  ),
);
