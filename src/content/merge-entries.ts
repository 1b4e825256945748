type Fields = Record<string, unknown>;

/** A file as an editor wrote it: `de/vf`, its checked front matter, and its text as HTML. */
export interface WrittenEntry {
  readonly id: string;
  readonly data: Fields;
  readonly html: string;
}

/** What a reader gets; `untranslated` where some of it is German although the reader asked for English. */
export type EntryTexts = Fields & { id: string; html: string; untranslated: boolean };

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

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

function isTranslated(german: WrittenEntry, english: WrittenEntry | undefined, texts: readonly string[]): boolean {
  if (!english || (german.html.trim() && !english.html.trim())) return false;
  return texts.every((key) => {
    const [said, meant] = [english.data[key], german.data[key]];
    return meant === undefined || sameInBoth.has(key) || (said !== undefined && lengthOf(said) >= lengthOf(meant));
  });
}

const part = <K extends string>(data: Fields, key: K) => (data[key] === undefined ? {} : { [key]: data[key] });

/**
 * Brings the files of both languages together. `textsOf` names the fields that a language has of its own. An entry with
 * roles or times is restricted; a preview shows drafts and entries of another time to everybody.
 */
export function mergeEntries(
  files: readonly WrittenEntry[],
  textsOf: (id: string) => readonly string[],
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
        de: { ...fields, id, html: german.html, untranslated: false },
        en: {
          ...(overlay(fields, english?.data) as Fields),
          id,
          html: english?.html.trim() ? english.html : german.html,
          untranslated: !isTranslated(german, english, textsOf(german.id)),
        },
      };
    });
}
