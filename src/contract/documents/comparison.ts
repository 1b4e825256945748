import * as z from 'zod/mini';

const changeKinds = ['same', 'changed', 'added', 'dropped'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A column of either table; `before` and `after` are its places in the rows of each, from 0. */
const comparedColumn = z.object({
  /** As the newer table calls it; empty where it has no caption. */
  name: z.string(),
  /** As the older table called it, where that was something else. */
  was: z.optional(z.string()),
  before: z.optional(z.number()),
  after: z.optional(z.number()),
  /** Rows are told apart by it. */
  isKey: z.optional(z.literal(true)),
  /** It says what a row is about, beside its key. */
  isName: z.optional(z.literal(true)),
  /** The column holds amounts, so differences can be calculated. */
  isAmount: z.optional(z.literal(true)),
});
export type ComparedColumn = z.infer<typeof comparedColumn>;

/** A row with its cells in the order of its own table; `beforeAt` and `afterAt` are its numbers there, from 1, as spreadsheets count. */
const comparedRow = z.object({
  kind: z.enum(changeKinds),
  before: z.optional(z.array(z.string())),
  after: z.optional(z.array(z.string())),
  beforeAt: z.optional(z.number()),
  afterAt: z.optional(z.number()),
});
export type ComparedRow = z.infer<typeof comparedRow>;

/** Rows in the order of the newer table; dropped ones stand where they were. The older cells of a row that stayed the same are not repeated. */
const comparedTable = z.object({
  /** Of the sheet, where the file has several. */
  name: z.optional(z.string()),
  columns: z.array(comparedColumn),
  rows: z.array(comparedRow),
});
export type ComparedTable = z.infer<typeof comparedTable>;

/** A line of a text; parts with `mark` are what changed in it. */
const comparedLine = z.object({
  /** From 1; of files with pages alone. */
  page: z.optional(z.number()),
  parts: z.array(z.object({ text: z.string(), mark: z.boolean() })),
});
export type ComparedLine = z.infer<typeof comparedLine>;
const comparedLines = z.object({
  kind: z.enum(changeKinds),
  before: z.optional(comparedLine),
  after: z.optional(comparedLine),
});
export type ComparedLines = z.infer<typeof comparedLines>;

/**
 * Why two documents cannot be compared: images without text, different file types, an unreadable file type, or damage.
 */
const incomparable = ['noText', 'kinds', 'unknown', 'unreadable'] as const;

const comparedSide = z.object({
  path: z.string(),
  name: z.string(),
  version: z.optional(z.string()),
  modified: z.number(),
});
export type ComparedSide = z.infer<typeof comparedSide>;

const encoding = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);
/** The encodings that were guessed for texts that do not tell theirs. */
const guesses = z.optional(z.object({ before: z.optional(encoding), after: z.optional(encoding) }));

const comparisonResult = z.discriminatedUnion('state', [
  z.object({ state: z.literal('same'), guesses }),
  z.object({ state: z.literal('incomparable'), why: z.enum(incomparable) }),
  z.object({ state: z.literal('tooLarge') }),
  z.object({ state: z.literal('tables'), tables: z.array(comparedTable), guesses }),
  z.object({ state: z.literal('text'), lines: z.array(comparedLines), guesses }),
]);
export type FoundDifferences = z.infer<typeof comparisonResult>;

/** `GET /library/comparison`: two files of the library, or earlier versions of them, and what is different in the newer one. */
export const comparison = z.object({ before: comparedSide, after: comparedSide, found: comparisonResult });
export type Comparison = z.infer<typeof comparison>;

const path = z.string().check(z.minLength(1), z.maxLength(1000));
export const comparisonQuery = z.object({ before: path, after: path });
