import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { collections } from '#content/schema/collections.ts';
import type { ContentSide, ContentTexts, EditedCollection } from '#contract/content/edited-content.ts';
import type { Locale } from '#domain/access/routes.ts';
import { readFrontMatter } from './check/front-matter.ts';

/** An entry as the files of both languages. */
export interface EntrySource {
  readonly de: string;
  readonly en: string | null;
}

export const pathOf = (collection: EditedCollection, language: Locale, id: string): string =>
  `${collections[collection].folder}/${language}/${id}.md`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** What was left empty is not there; an item of a list keeps its place. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item) ?? {});
  if (typeof value !== 'object' || value === null) return isEmpty(value) ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, inside]) => [key, filled(inside)] as const)
    .filter(([, inside]) => !isEmpty(inside));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** A file of these fields and this text. */
export function fileOf({ fields, text }: ContentSide): string {
  const front = stringify(filled(fields) ?? {}, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
  });
  const body = text.replace(/\r\n?/g, '\n').trim();
  return `---\n${front === '{}\n' ? '' : front}---\n${body && `\n${body}\n`}`;
}

/** Fields and text of a file; what cannot be read is empty. */
export function sideOf(source: string): ContentSide {
  const { data, text } = readFrontMatter(source, () => undefined);
  return { fields: (data ?? {}) as Record<string, unknown>, text: text.trim() };
}

const hasTexts = ({ fields, text }: ContentSide): boolean => filled(fields) !== undefined || text.trim() !== '';

export const sourceOf = ({ de, en }: ContentTexts): EntrySource => ({
  de: fileOf(de),
  en: en && hasTexts(en) ? fileOf(en) : null,
});

export const textsOf = ({ de, en }: EntrySource): ContentTexts => ({
  de: sideOf(de),
  ...(en !== null && { en: sideOf(en) }),
});

/** The same for files that say the same, however they are written. */
export function digestOf(source: EntrySource): string {
  const texts = sourceOf(textsOf(source));
  return createHash('sha256')
    .update(JSON.stringify([texts.de, texts.en]))
    .digest('base64url')
    .slice(0, 22);
}
