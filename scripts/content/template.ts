import { stringify } from 'yaml';
import type { CollectionName } from '#content/schema/collections.ts';
import type { Locale } from '#domain/access/routes.ts';
import { type JsonSchema, jsonSchemaOf } from '#server/content/check/json-schema.ts';
import { samples } from '#server/content/check/samples.ts';

/** Only the fields that an English file may have, at every depth. */
function translatable(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => translatable(item, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const properties = schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) => {
      const part = properties[key];
      return part ? [[key, translatable(inside, part)]] : [];
    }),
  );
}

/** Texts in quotation marks, so that a colon or a # typed into one does no harm. */
const yaml = (key: string, value: unknown) =>
  stringify({ [key]: value }, { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' }).trimEnd();

const inactive = (lines: string) => lines.replace(/^/gm, '# ');

const introductions: Record<Locale, string> = {
  de: '# Zeilen, die mit # beginnen, gelten nicht: Das Zeichen und das Leerzeichen dahinter löschen, um sie zu nutzen.',
  en: '# Englische Texte; was fehlt, erscheint auf Deutsch. Zeilen, die mit # beginnen, gelten nicht.',
};

function field(
  key: string,
  value: unknown,
  schema: JsonSchema | undefined,
  isRequired: boolean,
  isActive: boolean,
): string {
  const about = [schema?.description ?? '', isRequired ? '' : '(kann fehlen)'].filter(Boolean).join(' ');
  const lines = yaml(key, value);
  return [...(about ? [`# ${about}`] : []), isActive ? lines : inactive(lines)].join('\n');
}

/**
 * A new content file: every field with its explanation and an example, those that may be left out as comments. It is a
 * draft where its kind knows drafts. `today` is `YYYY-MM-DD`.
 */
export function templateOf(name: CollectionName, language: Locale, today: string): string {
  const { fields, text, english = fields } = samples[name];
  const schema = jsonSchemaOf(name, language);
  const templateFields = (language === 'de' ? fields : translatable(english, schema)) as Record<string, unknown>;
  const parts = Object.entries(templateFields).map(([key, value]) => {
    const part = schema.properties?.[key];
    const isRequired = schema.required?.includes(key) === true;
    const isActive = isRequired || key === 'draft';
    return field(key, part?.format === 'date' ? today : value, part, isRequired, isActive);
  });
  // An English text that is missing is shown in German, one that is there as English.
  const body = text && (language === 'de' || schema.required) ? `\n${text}\n` : '';
  return `---\n${[introductions[language], ...parts].join('\n')}\n---\n${body}`;
}
