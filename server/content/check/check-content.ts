import { collections } from '#content/schema/collections.ts';
import { reportAcrossFiles } from './across-files.ts';
import type { CheckedEntry } from './checked-entry.ts';
import type { Fault, Report } from './fault.ts';
import { readFrontMatter } from './front-matter.ts';
import { linkFault } from './links.ts';
import { type Placed, placeOf } from './placement.ts';
import { reportSchemaFaults } from './schema-faults.ts';
import { type ContentFile, ownAnchors, type SiteMap, type Surroundings, siteMap } from './site-map.ts';
import { reportTextFaults } from './text-faults.ts';

/** Kinds of which the text below the fields is the very point; in some of them a missing English text is the German one. */
const needText = { de: ['legal', 'help', 'newsletters'], en: ['legal', 'help'] };

function reportLinkFields(
  data: unknown,
  { language }: Placed,
  map: SiteMap,
  lineOf: (path: readonly (string | number)[]) => number,
  report: Report,
): void {
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inside] of Object.entries(value)) walk(inside, [...path, key]);
    if (path.at(-1) !== 'link' || typeof value !== 'string' || !value.startsWith('/')) return;
    // Fields hold the German address; the English page adds its own beginning.
    const fault = linkFault(value, language === 'en' ? 'de' : language, new Set(), map);
    if (fault) report(lineOf(path), path.join('.'), fault);
  };
  walk(data, []);
}

function checkFile({ path, source }: ContentFile, map: SiteMap, report: Report): CheckedEntry | undefined {
  const placed = placeOf(path);
  if (typeof placed === 'string') return void report(1, '', placed);
  if (source.includes('\uFFFD'))
    report(1, '', 'Die Datei ist nicht in UTF-8 gespeichert, deshalb fehlen Umlaute. Bitte als UTF-8 speichern.');
  const { data, lineOf, text, textLine } = readFrontMatter(source.replace(/^\uFEFF/, ''), report);
  let sound = true;
  if (data !== undefined) {
    reportSchemaFaults(collections[placed.collection], placed.language, { data, lineOf }, (...fault) => {
      sound = false;
      report(...fault);
    });
    reportLinkFields(data, placed, map, lineOf, report);
    if (needText[placed.language].includes(placed.collection) && text.trim() === '')
      report(textLine, '', 'Unter den Angaben fehlt der Text.');
  }
  const { language, collection } = placed;
  const under = collection === 'help' ? 2 : 1;
  const anchors = ownAnchors(path, language, map);
  reportTextFaults({ markdown: text, firstLine: textLine, language, under, anchors }, map, report);
  return {
    ...placed,
    data: data as Record<string, unknown> | undefined,
    text,
    textLine,
    sound,
    reportLine: (line, says) => report(line, '', says),
    reportField: (field, says) => report(lineOf(field), field.join('.'), says),
  };
}

/** Everything that is wrong in the files below `src/content`, so that one go puts all of it right. */
export function checkContent(
  files: readonly ContentFile[],
  surroundings: Surroundings,
  folder = 'src/content/',
): Fault[] {
  const faults: Fault[] = [];
  const map = siteMap(files, surroundings);
  const entries = files.flatMap((file) => {
    const report: Report = (line, field, says) => faults.push({ file: folder + file.path, line, field, says });
    return checkFile(file, map, report) ?? [];
  });
  const isThere = new Set(files.map(({ path }) => path));
  reportAcrossFiles(entries, map, (path, says) => {
    if (!isThere.has(path)) faults.push({ file: folder + path, line: 1, field: '', says });
  });
  return faults;
}
