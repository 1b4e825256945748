import { logoFolder } from '#content/schema/network-operators.ts';
import { nearest } from '#domain/text/nearest.ts';
import type { CheckedEntry } from './checked-entry.ts';
import type { SiteMap } from './site-map.ts';
import { reportTemplates } from './template-faults.ts';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** English lists say the same as the German ones, item by item. */
function reportLongerLists(
  german: unknown,
  english: unknown,
  path: readonly (string | number)[],
  entry: CheckedEntry,
): void {
  if (Array.isArray(german) && Array.isArray(english)) {
    if (english.length > german.length)
      entry.reportField(
        path,
        `In der deutschen Datei stehen hier ${german.length} Einträge, in der englischen ${english.length}. Bitte beide in gleicher Reihenfolge führen.`,
      );
    for (const [at, item] of english.entries()) reportLongerLists(german[at], item, [...path, at], entry);
  } else if (isFields(german) && isFields(english)) {
    for (const [key, value] of Object.entries(english)) reportLongerLists(german[key], value, [...path, key], entry);
  } else if (german === undefined && english !== undefined)
    entry.reportField(path, 'Diese Angabe fehlt in der deutschen Datei. Bitte zuerst dort eintragen.');
}

function reportTranslations(entries: readonly CheckedEntry[]): void {
  for (const entry of entries) {
    if (entry.language === 'de') continue;
    const german = entries.find(
      ({ collection, language, id }) => collection === entry.collection && language === 'de' && id === entry.id,
    );
    if (!german)
      entry.reportField([], `Die deutsche Datei de/${entry.id}.md fehlt. Jeder Eintrag beginnt mit der deutschen.`);
    else if (german.data && german.sound && entry.data && entry.collection !== 'legal' && entry.collection !== 'help')
      for (const [key, value] of Object.entries(entry.data)) reportLongerLists(german.data[key], value, [key], entry);
  }
}

const chaptersOf = ({ data }: CheckedEntry): unknown[] => (Array.isArray(data?.['chapters']) ? data['chapters'] : []);

function reportCourses(entries: readonly CheckedEntry[]): void {
  const german = entries.filter(({ language }) => language === 'de');
  const lessons = german.filter(({ collection }) => collection === 'lessons');
  const referencedCourses = new Set<string>();
  for (const course of german.filter(({ collection }) => collection === 'academy')) {
    const folder = course.id.replace(/course$/, '');
    const own = lessons.filter(({ id }) => id.startsWith(folder)).map(({ id }) => id.slice(folder.length));
    for (const [chapterAt, chapter] of chaptersOf(course).entries()) {
      const names = isFields(chapter) && Array.isArray(chapter['lessons']) ? chapter['lessons'] : [];
      for (const [at, name] of names.entries()) {
        const path = ['chapters', chapterAt, 'lessons', at];
        const [near] = nearest(String(name), own);
        if (referencedCourses.has(folder + name))
          course.reportField(path, `Die Lektion ${name} steht zweimal im Kurs.`);
        else if (!own.includes(String(name)))
          course.reportField(
            path,
            `Die Datei ${name}.md fehlt im Ordner des Kurses.${near ? ` Meinten Sie ${near}?` : ''}`,
          );
        referencedCourses.add(folder + name);
      }
    }
  }
  for (const lesson of lessons) {
    const course = german.find(
      ({ collection, id }) => collection === 'academy' && id.split('/')[0] === lesson.id.split('/')[0],
    );
    if (!course) lesson.reportField([], 'Im Ordner fehlt die Datei course.md, die den Kurs beschreibt.');
    else if (course.data && !referencedCourses.has(lesson.id))
      lesson.reportField(
        [],
        `Die Lektion steht in keinem Kapitel von course.md. Bitte dort unter lessons eintragen: ${lesson.id.split('/')[1]}.`,
      );
  }
}

function reportLogos(entries: readonly CheckedEntry[], { publicFiles }: SiteMap): void {
  for (const { collection, data, reportField } of entries) {
    const logo = typeof data?.['logo'] === 'string' ? data['logo'].replace(logoFolder, '') : undefined;
    if (collection !== 'network-operators' || logo === undefined || publicFiles.has(`/operators/${logo}`)) continue;
    const logos = [...publicFiles].flatMap((path) =>
      path.startsWith('/operators/') ? path.slice('/operators/'.length) : [],
    );
    const [near] = nearest(logo, logos);
    reportField(['logo'], `Die Datei public/operators/${logo} gibt es nicht.${near ? ` Meinten Sie ${near}?` : ''}`);
  }
}

function reportTimes(entries: readonly CheckedEntry[]): void {
  for (const { data, reportField } of entries) {
    const [from, until] = [data?.['validFrom'], data?.['validUntil']].map(String);
    // Both forms of a time compare as text; a bare day of an end lasts until its evening.
    if (from && until && data?.['validFrom'] && data['validUntil'] && until < from.slice(0, until.length))
      reportField(['validUntil'], `Das Ende (${until}) liegt vor dem Anfang (${from}).`);
  }
}

const requiredTexts = ['imprint', 'privacy', 'terms', 'accessibility'];

/** Reports what only shows when files are seen together. */
export function reportAcrossFiles(
  entries: readonly CheckedEntry[],
  map: SiteMap,
  reportMissing: (path: string, says: string) => void,
): void {
  reportTranslations(entries);
  reportCourses(entries);
  reportLogos(entries, map);
  reportTimes(entries);
  reportTemplates(entries);
  for (const language of ['de', 'en'])
    for (const name of requiredTexts)
      if (!entries.some((entry) => entry.collection === 'legal' && entry.language === language && entry.id === name))
        reportMissing(`legal/${language}/${name}.md`, 'Diese Datei fehlt. Ohne sie hat die Seite keinen Text.');
}
