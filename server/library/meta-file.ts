import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { day } from '../../src/contract/fields.ts';

const ending = '.meta.yaml';
export const metaNameOf = (name: string): string => name + ending;
/** The meta file of the folder that it lies in. */
export const folderMeta = `_folder${ending}`;
/** The name of the file that a meta file belongs to; undefined for any other file. */
export const describedBy = (name: string): string | undefined =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : undefined;

/** Largest meta file that is read, in bytes. */
export const largestMeta = 64 * 1024;

const list = <T extends z.ZodMiniType<string>>(item: T) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? [value] : value)),
    z.array(item).check(z.maxLength(50)),
  );
const scalarText = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string('must be a text').check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(100, 'is longer than 100')),
);
const date = z.pipe(
  z.transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
  z
    .string('must be a day, as 2026-01-31')
    .check(z.refine((value) => day.safeParse(value).success, 'must be a day, as 2026-01-31')),
);
const role = z
  .string('must be a role')
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'is no role code'), z.toUpperCase());

const description = z.optional(z.string('must be a text').check(z.trim(), z.maxLength(2000, 'is longer than 2000')));
const roles = z.optional(list(role));

/** What editors may say about a folder, in `_folder.meta.yaml` inside it; its roles hold for all that is below. */
const ofFolder = z.strictObject({ title: z.optional(scalarText), description, roles });
export type FolderMeta = z.infer<typeof ofFolder>;

/** What editors may say about a file, in `name.ext.meta.yaml` beside it. */
const ofFile = z.strictObject({
  description,
  version: z.optional(scalarText),
  roles,
  shortcuturl: z.optional(
    z.string('must be an address').check(z.maxLength(2000), z.regex(/^https?:\/\/\S+$/i, 'must begin with https://')),
  ),
  validFrom: z.optional(date),
  validUntil: z.optional(date),
  /** Names of files in the same folder, or paths from the top of the library. */
  supersedes: z.optional(list(z.string('must be a file name').check(z.minLength(1), z.maxLength(1000)))),
});
export type Meta = z.infer<typeof ofFile>;

/** What is wrong with a file that editors maintain. */
export interface LibraryProblem {
  /** Path in the library. */
  path: string;
  /** From 1. */
  line: number;
  message: string;
}

type Read<T> = { meta: T } | { problem: LibraryProblem };

/** Reads the meta file of a file; throws nothing, whatever stands in it. */
export const readMeta = (path: string, text: string): Read<Meta> => readAs(ofFile, path, text);

/** Reads the meta file of a folder; throws nothing, whatever stands in it. */
export const readFolderMeta = (path: string, text: string): Read<FolderMeta> => readAs(ofFolder, path, text);

function readAs<T>(schema: z.ZodMiniType<T>, path: string, text: string): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, schema: 'core' });
  const [fault] = document.errors;
  if (fault) {
    const [message = ''] = fault.message.split('\n');
    return { problem: { path, line: lines.linePos(fault.pos[0]).line, message: message.replace(/ at line .*$/, '') } };
  }
  const value: unknown = document.contents === null ? {} : safeValue(document);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { meta: parsed.data };
  const [issue] = parsed.error.issues;
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const key = unknownKey ?? issue?.path[0];
  return {
    problem: {
      path,
      line: lineOf(document, lines, key),
      message: unknownKey ? `${unknownKey} is no known field` : `${String(key ?? 'the file')}: ${issue?.message}`,
    },
  };
}

/** Aliases that multiply (a billion laughs) are refused by the parser when values are made. */
function safeValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 10 });
  } catch {
    return undefined;
  }
}

function lineOf(document: ReturnType<typeof parseDocument>, lines: LineCounter, key: PropertyKey | undefined): number {
  if (!isMap(document.contents)) return 1;
  const pair = document.contents.items.find(({ key: name }) => isScalar(name) && name.value === key);
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  return start === undefined ? 1 : lines.linePos(start).line;
}
