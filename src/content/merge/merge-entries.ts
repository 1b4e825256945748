import type { TextParts } from '../schema/text-parts.ts';

type Fields = Record<string, unknown>;

/** A file as an editor wrote it: `de/vf`, its checked front matter, and its text as HTML. */
export interface WrittenEntry {
  readonly id: string;
  readonly data: Fields;
  readonly html: string;
}

/** What a reader gets; `german` are the paths of what is German although the reader asked for English: `chapters.0.title`. */
export type EntryTexts = Fields & { id: string; html: string; german: readonly string[] };

/** An entry in both languages; `roles` and times (ms) say who may see it where it is restricted. */
export interface BuiltEntry {
  readonly id: string;
  readonly restricted: boolean;
  readonly roles?: readonly string[];
  readonly validFrom?: number;
  readonly validUntil?: number;
  readonly de: EntryTexts;
  readonly en: EntryTexts;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** English texts over German ones, field by field; what English leaves out stays German. */
export function overlay(german: unknown, english: unknown): unknown {
  if (english === undefined) return german;
  if (Array.isArray(german) && Array.isArray(english)) return german.map((item, at) => overlay(item, english[at]));
  if (!isFields(german) || !isFields(english)) return english;
  const result: Fields = { ...german };
  for (const [key, value] of Object.entries(english)) result[key] = overlay(german[key], value);
  return result;
}

/** A film may be the same in both languages. */
const sameInBoth = new Set(['film']);

function germanPaths(
  german: unknown,
  english: unknown,
  texts: TextParts,
  path: readonly (string | number)[],
): string[] {
  if (german === undefined) return [];
  if (english === undefined) return [path.join('.')];
  if (Array.isArray(german))
    return german.flatMap((item, at) => germanPaths(item, (english as unknown[])[at], texts, [...path, at]));
  if (texts === true || !isFields(german) || !isFields(english)) return [];
  return Object.entries(texts).flatMap(([key, inside]) =>
    sameInBoth.has(key) ? [] : germanPaths(german[key], english[key], inside, [...path, key]),
  );
}

function untranslated(german: WrittenEntry, english: WrittenEntry | undefined, texts: TextParts): string[] {
  const text = german.html.trim() && !english?.html.trim() ? ['html'] : [];
  return [...germanPaths(german.data, english?.data ?? {}, texts, []), ...text];
}

const part = <K extends string>(data: Fields, key: K) => (data[key] === undefined ? {} : { [key]: data[key] });

/**
 * Brings the files of both languages together. `textsOf` names what a language has of its own. An entry with
 * roles or times is restricted; a preview shows drafts and entries of another time to everybody.
 */
export function mergeEntries(
  files: readonly WrittenEntry[],
  textsOf: (id: string) => TextParts,
  preview: boolean,
): BuiltEntry[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const orphan = files.find(({ id }) => id.startsWith('en/') && !byId.has(`de/${id.slice(3)}`));
  if (orphan) throw new Error(`${orphan.id}.md: Die deutsche Datei de/${orphan.id.slice(3)}.md fehlt.`);
  return files
    .filter(({ id, data }) => id.startsWith('de/') && (preview || !data['draft']))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((german): BuiltEntry => {
      const id = german.id.slice(3);
      const english = byId.get(`en/${id}`);
      const { roles, validFrom, validUntil, draft, ...fields } = german.data;
      const times = preview ? {} : { ...part(german.data, 'validFrom'), ...part(german.data, 'validUntil') };
      return {
        id,
        restricted: roles !== undefined || Object.keys(times).length > 0,
        ...part(german.data, 'roles'),
        ...times,
        de: { ...fields, id, html: german.html, german: [] },
        en: {
          ...(overlay(fields, english?.data) as Fields),
          id,
          html: english?.html.trim() ? english.html : german.html,
          german: untranslated(german, english, textsOf(german.id)),
        },
      };
    });
}
