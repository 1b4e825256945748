import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { asCleanText, day } from '#contract/fields.ts';
import { roles as knownRoles } from '#domain/access/roles.ts';
import { utcDay } from '#domain/date/calendar-day.ts';
import { explainYaml } from '#server/core/yaml-sentences.ts';

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
    z
      .array(item, 'Hier gehört eine Liste hin, zum Beispiel [eins, zwei].')
      .check(z.maxLength(50, 'Höchstens 50 Einträge.')),
  );
const scalarText = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z
    .string('Hier gehört Text hin.')
    .check(asCleanText, z.minLength(1, 'Hier steht nichts.'), z.maxLength(100, 'Höchstens 100 Zeichen.')),
);
const date = z.pipe(
  z.transform((value) => (value instanceof Date ? utcDay(value) : value)),
  z
    .string('Ein Tag, zum Beispiel 2026-01-31.')
    .check(z.refine((value) => day.safeParse(value).success, 'Ein Tag, zum Beispiel 2026-01-31.')),
);
const roleSentence = `Eine der Rollen ${knownRoles.join(', ')}.`;
const isRole = (code: string) => (knownRoles as readonly string[]).includes(code);
const role = z.string(roleSentence).check(asCleanText, z.toUpperCase(), z.refine(isRole, roleSentence));

const description = z.optional(
  z.string('Hier gehört Text hin.').check(asCleanText, z.maxLength(2000, 'Höchstens 2000 Zeichen.')),
);
const roles = z.optional(list(role));

/** What editors may say about a folder, in `_folder.meta.yaml` inside it; its roles hold for all that is below. */
const ofFolder = z.strictObject({ title: z.optional(scalarText), description, roles });
type FolderMeta = z.infer<typeof ofFolder>;

/** What editors may say about a file, in `name.ext.meta.yaml` beside it. */
const ofFile = z.strictObject({
  description,
  version: z.optional(scalarText),
  roles,
  shortcuturl: z.optional(
    z
      .string('Hier gehört eine Adresse hin.')
      .check(
        z.maxLength(2000, 'Höchstens 2000 Zeichen.'),
        z.regex(/^https?:\/\/\S+$/i, 'Die Adresse muss mit https:// beginnen.'),
      ),
  ),
  validFrom: z.optional(date),
  validUntil: z.optional(date),
  /** Names of files in the same folder, or paths from the top of the library. */
  supersedes: z.optional(
    list(
      z
        .string('Hier gehört ein Dateiname hin.')
        .check(z.minLength(1, 'Hier steht nichts.'), z.maxLength(1000, 'Höchstens 1000 Zeichen.')),
    ),
  ),
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

type Read<T> = { meta: T } | { problems: LibraryProblem[] };

/** Reads the meta file of a file; never throws, even if the content is invalid. */
export const readMeta = (path: string, text: string): Read<Meta> => readAs(ofFile, path, text);

/** Reads the meta file of a folder; never throws, even if the content is invalid. */
export const readFolderMeta = (path: string, text: string): Read<FolderMeta> => readAs(ofFolder, path, text);

function readAs<T>(schema: z.ZodMiniType<T>, path: string, text: string): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, schema: 'core' });
  const [fault] = document.errors;
  if (fault) {
    // What follows from the first one says nothing to an editor.
    const { line, says } = explainYaml(fault.code, lines.linePos(fault.pos[0]).line, text.split(/\r?\n/));
    return { problems: [{ path, line, message: says }] };
  }
  const value: unknown = document.contents === null ? {} : safeValue(document);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { meta: parsed.data };
  const knownKeys = 'shape' in schema.def ? Object.keys(schema.def.shape as object) : [];
  const problems = parsed.error.issues.flatMap((issue) => {
    const at = (key: PropertyKey | undefined, message: string) => ({
      path,
      line: lineOf(document, lines, key),
      message,
    });
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        at(key, `${key}: Diese Angabe gibt es hier nicht. Möglich sind: ${knownKeys.join(', ')}.`),
      );
    const [key] = issue.path;
    return [at(key, key === undefined ? 'In der Datei stehen keine Angaben.' : `${String(key)}: ${issue.message}`)];
  });
  return {
    problems: problems.filter(({ message }, at) => problems.findIndex((one) => one.message === message) === at),
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
