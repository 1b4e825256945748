import * as z from 'zod/mini';
import { asCleanText, asPlainText, time } from '../fields.ts';

/** What editors write in the portal; the other kinds of files are kept by the distributor's own developers. */
export const editedCollections = [
  'tutorials',
  'academy',
  'lessons',
  'newsletters',
  'announcements',
  'help',
  'network-operators',
] as const;
export type EditedCollection = (typeof editedCollections)[number];

/** Where a slash of a lesson's id would be one of the address, there is a dot. */
export const entryParams = z.object({
  collection: z.enum(editedCollections),
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/, 'invalid'), z.maxLength(120)),
});

/** Fields as the front matter of a file has them, and the Markdown below. */
const side = z.object({ fields: z.record(z.string(), z.unknown()), text: z.string() });
export type ContentSide = z.output<typeof side>;
const texts = z.object({ de: side, en: z.optional(side) });
/** An entry in its languages. */
export type ContentTexts = z.output<typeof texts>;

const maxText = 60_000;
const typedSide = z.strictObject({
  fields: z.record(z.string().check(asPlainText, z.maxLength(40)), z.unknown()),
  text: z.string().check(asCleanText, z.maxLength(maxText, `tooLong:${maxText}`)),
});
/** What is typed; whether its fields are right the rules of the files say. */
export const typedTexts = z.strictObject({ de: typedSide, en: z.optional(typedSide) });

/** What is to be mended, in both languages of the pages. */
const contentFault = z.object({
  language: z.enum(['de', 'en']),
  /** Name of a field such as `chapters.0.title`; empty for the text. */
  field: z.string(),
  /** Line of the text, from 1. */
  line: z.optional(z.number()),
  says: z.object({ de: z.string(), en: z.string() }),
  /** The file where that is another entry's. */
  file: z.optional(z.string()),
});
export type ContentFault = z.output<typeof contentFault>;

/**
 * `file`: as it came with the portal. `edited`: published over a file. `new`: without a file. `hidden`: taken from the
 * pages. `draft`: not published yet.
 */
export const contentStates = ['file', 'edited', 'new', 'hidden', 'draft'] as const;
export type ContentState = (typeof contentStates)[number];

const who = z.object({ by: z.string(), time });

const listed = z.object({
  collection: z.enum(editedCollections),
  id: z.string(),
  title: z.string(),
  state: z.enum(contentStates),
  /** The last one who published it. */
  published: z.optional(who),
  /** What is typed and not published. */
  draft: z.optional(who),
  /** The file was changed after it was edited here. */
  isFileNewer: z.boolean(),
  roles: z.optional(z.array(z.string())),
  validFrom: z.optional(time),
  validUntil: z.optional(time),
  /** It has no English texts. */
  isGermanOnly: z.boolean(),
});
export type ListedContent = z.output<typeof listed>;
export const contentList = z.object({ items: z.array(listed) });

const versionKinds = ['edit', 'file', 'hide'] as const;
export type VersionKind = (typeof versionKinds)[number];

const version = z.object({
  number: z.number(),
  /** `edit`: these texts; `file`: the texts of the file again; `hide`: shown to no one. */
  kind: z.enum(versionKinds),
  by: z.string(),
  time,
  note: z.string(),
});
export type ContentVersion = z.output<typeof version>;

/** A field of a form, as JSON Schema says it. */
const jsonSchema = z.record(z.string(), z.unknown());

export const contentDetail = z.object({
  collection: z.enum(editedCollections),
  id: z.string(),
  title: z.string(),
  state: z.enum(contentStates),
  isFileNewer: z.boolean(),
  /** Of the draft, 0 without one. */
  version: z.number(),
  /** The last number published, 0 where none was. */
  number: z.number(),
  schema: z.object({ de: jsonSchema, en: jsonSchema }),
  /** What readers see. */
  current: z.optional(texts),
  /** What came with the portal. */
  file: z.optional(texts),
  draft: z.optional(z.object({ ...texts.shape, ...who.shape })),
  /** The newest first. */
  versions: z.array(version),
  faults: z.array(contentFault),
  /** Lessons of the same course, or of this one. */
  lessons: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ContentDetail = z.output<typeof contentDetail>;

/** A new entry is gone with its draft. */
export const contentAnswer = z.union([contentDetail, z.strictObject({ isGone: z.literal(true) })]);

const changedLine = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type ChangedLine = z.output<typeof changedLine>;

/** A version against the one before it, and as files. */
export const contentComparison = z.object({
  number: z.number(),
  changes: z.object({ de: z.array(changedLine), en: z.array(changedLine) }),
});
export type ContentComparison = z.output<typeof contentComparison>;

/** The entry as files for the repository. */
export const contentFilesOf = z.object({ files: z.array(z.object({ path: z.string(), source: z.string() })) });

export const contentPreview = z.object({
  /** The entry as readers get it; nothing where it cannot be read yet. */
  de: z.optional(z.looseObject({ html: z.string() })),
  en: z.optional(z.looseObject({ html: z.string() })),
  faults: z.array(contentFault),
});
export type ContentPreview = z.output<typeof contentPreview>;

/** Each names what its editor saw, so that the second of two loses nothing. */
const seen = { version: z.number(), number: z.number() };
const note = z.string().check(asCleanText, z.maxLength(200, 'tooLong:200'));

export const draftInput = z.strictObject({ ...seen, texts: typedTexts });
export const previewInput = z.strictObject({ texts: typedTexts });
export const contentAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('publish'), ...seen, note }),
  z.strictObject({ _action: z.literal('discard'), ...seen }),
  /** Publishes what a version said once more. */
  z.strictObject({ _action: z.literal('restore'), ...seen, to: z.number(), note }),
  /** Shows the file again. */
  z.strictObject({ _action: z.literal('useFile'), ...seen, note }),
  /** Goes on with what was edited although the file is newer. */
  z.strictObject({ _action: z.literal('keep'), ...seen }),
  z.strictObject({ _action: z.literal('hide'), ...seen, note }),
]);
export type ContentAction = z.output<typeof contentAction>;
