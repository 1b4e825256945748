import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CollectionName } from '#content/schema/collections.ts';
import { locales } from '#domain/access/routes.ts';
import { entrySlug } from '#domain/content/entry-slug.ts';
import { nearest } from '#domain/text/nearest.ts';
import { placeOf } from '#server/content/check/placement.ts';
import { templateOf } from './template.ts';

interface Kind {
  readonly collection: CollectionName;
  /** Where the file lies below the folder of its language, for a name. */
  readonly file: (name: string) => string;
  /** Example of a name. */
  readonly example: string;
  /** What else is to be done for an entry of this name. */
  readonly next?: (name: string) => string;
}

const plain = (name: string) => `${name}.md`;

/** Kinds of entries by the name that is typed. */
export const kinds: Readonly<Record<string, Kind>> = {
  'network-operator': {
    collection: 'network-operators',
    file: plain,
    example: 'musternetz',
    next: () => 'Das Logo als SVG-Datei nach public/operators legen.',
  },
  tutorial: { collection: 'tutorials', file: plain, example: 'ticket-anlegen' },
  course: {
    collection: 'academy',
    file: (name) => `${name}/course.md`,
    example: 'grundkurs',
    next: (name) => `Danach die erste Lektion: npm run content:new -- lesson ${name}/erste-lektion`,
  },
  lesson: {
    collection: 'lessons',
    file: plain,
    example: 'grundkurs/anmelden',
    next: (name) => `In ${name.split('/')[0]}/course.md unter lessons eintragen: ${name.split('/')[1]}`,
  },
  newsletter: { collection: 'newsletters', file: plain, example: '2026-12' },
  announcement: { collection: 'announcements', file: plain, example: 'wartung-dezember' },
  'commission-format': { collection: 'commission-formats', file: plain, example: 'musternetz-csv' },
  help: { collection: 'help', file: plain, example: 'rechnungen' },
};

const folderOf: Partial<Record<CollectionName, string>> = { lessons: 'academy' };
/** A name as files may have it, with the slash of a lesson: `Tarife für März` → `tarife-fuer-maerz`. */
export const fileName = (typed: string): string => typed.split('/').map(entrySlug).join('/');

const list = () =>
  Object.entries(kinds)
    .map(([kind, { example }]) => `  npm run content:new -- ${kind} ${example}`)
    .join('\n');

const coursesIn = (folder: string): string[] => {
  const academy = join(folder, 'academy/de');
  const folders = existsSync(academy) ? readdirSync(academy) : [];
  return folders.filter((course) => existsSync(join(academy, course, 'course.md'))).sort();
};

function noCourse(course: string, courses: readonly string[]): string {
  const [near] = nearest(course, courses);
  const which = courses.length > 0 ? ` Kurse gibt es diese: ${courses.join(', ')}.` : '';
  return `Den Kurs ${course} gibt es nicht.${near ? ` Meinten Sie ${near}?` : ''}${which}\nEin neuer Kurs: npm run content:new -- course ${course}`;
}

/** The kind of a typed name, also of its plural. */
export const kindOf = (typed: string | undefined): Kind | undefined =>
  typed === undefined ? undefined : (kinds[typed] ?? kinds[typed.replace(/s$/, '')]);

/** Writes the German and the English file of a new entry below `folder`; answers their paths, or a sentence where that cannot be done. */
export function newEntry(
  kind: string | undefined,
  typed: string | undefined,
  folder: string,
  today: string,
): string[] | string {
  const entryKind = kindOf(kind);
  if (!entryKind) {
    const [near] = kind ? nearest(kind, Object.keys(kinds)) : [];
    const wrong = kind ? `„${kind}“ gibt es nicht.${near ? ` Meinten Sie ${near}?` : ''}\n` : '';
    return `${wrong}So geht es, der Name steht am Ende:\n${list()}`;
  }
  const name = fileName(typed ?? '');
  const path = (language: string) =>
    `${folderOf[entryKind.collection] ?? entryKind.collection}/${language}/${entryKind.file(name)}`;
  const placed = placeOf(path('de'));
  if (!name || typeof placed === 'string' || placed.collection !== entryKind.collection)
    return `Der Name fehlt oder passt nicht. Zum Beispiel:\n  npm run content:new -- ${kind} ${entryKind.example}`;
  if (entryKind.collection === 'lessons') {
    const courses = coursesIn(folder);
    const [course = ''] = name.split('/');
    if (!courses.includes(course)) return noCourse(course, courses);
  }
  const present = locales.map((language) => join(folder, path(language))).find(existsSync);
  if (present) return `${present} gibt es schon. Bitte einen anderen Namen wählen.`;
  return locales.map((language) => {
    const file = join(folder, path(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, templateOf(entryKind.collection, language, today));
    return file;
  });
}
