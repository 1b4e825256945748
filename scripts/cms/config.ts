import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '#content/schema/collections.ts';
import { type JsonSchema, jsonSchemaOf } from '#server/content/check/json-schema.ts';
import { root } from '../command.ts';

type Field = Record<string, unknown>;
const labels: Record<CollectionName, readonly [many: string, one: string]> = {
  'network-operators': ['Netzbetreiber', 'Karte'],
  tutorials: ['Anleitungen', 'Anleitung'],
  academy: ['Kurse', 'Kurs'],
  lessons: ['Lektionen', 'Lektion'],
  newsletters: ['Newsletter', 'Newsletter'],
  announcements: ['Ankündigungen', 'Ankündigung'],
  'commission-formats': ['Provisionsabrechnungen', 'Aufbau einer Abrechnung'],
  legal: ['Rechtstexte', 'Rechtstext'],
  help: ['Hilfe', 'Kapitel'],
};

/** How a field is edited, by what its schema allows. */
function widget(schema: JsonSchema, english: JsonSchema | undefined): Field {
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum };
  if (schema.type === 'object') return { widget: 'object', fields: fieldsOf(schema, english) };
  if (schema.type === 'array') {
    const { items = {} } = schema;
    const limits = { min: schema.minItems, max: schema.maxItems };
    if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits };
    if (items.type === 'object') return { widget: 'list', fields: fieldsOf(items, english?.items), ...limits };
    return { widget: 'list', ...limits };
  }
  const isLong = (schema.maxLength ?? 0) > 120;
  return { widget: isLong ? 'text' : 'string', maxlength: schema.maxLength };
}

/** Where the site reads logos; what else is uploaded lies in `public/images`. */
const logo: Field = { widget: 'image', media_folder: '/public/operators', public_folder: '/operators' };

/** Fields of a German entry; those that an English one has too are translated, all others stand in the German file alone. */
function fieldsOf(german: JsonSchema, english: JsonSchema | undefined): Field[] {
  return Object.entries(german.properties ?? {}).map(([name, schema]) => {
    const translated = english?.properties?.[name];
    const isRequired = german.required?.includes(name) === true;
    return {
      name,
      label: name,
      hint: schema.description,
      required: isRequired && (english?.required?.includes(name) ? true : ['de']),
      i18n: translated !== undefined,
      ...(schema.pattern &&
        name !== 'logo' &&
        !schema.format && { pattern: [schema.pattern, schema.description ?? 'Passt nicht.'] }),
      ...(name === 'logo' ? logo : widget(schema, translated)),
    };
  });
}

const bodyOf = (name: CollectionName): Field[] =>
  name === 'announcements' ? [] : [{ name: 'body', label: 'Text', widget: 'markdown', required: false, i18n: true }];

function collectionOf(name: CollectionName, path: string, more: Field = {}): Field {
  const [many, one] = labels[name];
  return {
    name,
    label: many,
    label_singular: one,
    folder: `src/content/${collections[name].folder}`,
    path,
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: 'title',
    i18n: true,
    fields: [...fieldsOf(jsonSchemaOf(name, 'de'), jsonSchemaOf(name, 'en')), ...bodyOf(name)],
    ...more,
  };
}

/** Lessons lie in the folder of their course, so that each course has a collection of its own. */
const lessonsOf = (course: string): Field =>
  collectionOf('lessons', `${course}/{{slug}}`, {
    name: `lessons-${course}`,
    label: `Lektionen: ${course}`,
    filter: { field: 'minutes', pattern: String.raw`^\d+$` },
  });

const courses = () =>
  readdirSync(join(root, 'src/content/academy/de'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** What Sveltia CMS is told: where the repository is, and every kind of entry with its fields. */
export const cmsConfig = (backend: Field): Field => ({
  backend,
  media_folder: 'public/images',
  public_folder: '/images',
  i18n: { structure: 'multiple_folders', locales: ['de', 'en'], default_locale: 'de', initial_locales: 'default' },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'double', indent_size: 2 } },
  collections: [
    ...(Object.keys(collections) as CollectionName[])
      .filter((name) => name !== 'lessons')
      .map((name) =>
        collectionOf(
          name,
          name === 'academy' ? '{{slug}}/course' : '{{slug}}',
          name === 'legal' ? { create: false, delete: false } : {},
        ),
      ),
    ...courses().map(lessonsOf),
  ],
});
