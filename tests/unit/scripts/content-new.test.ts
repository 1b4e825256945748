import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileName, kinds, newEntry } from '#scripts/content/new-entry.ts';
import { contentFiles } from '#scripts/content/read-content.ts';
import { checkContent } from '#server/content/check/check-content.ts';
import { samples } from '#server/content/check/samples.ts';
import type { ContentFile } from '#server/content/check/site-map.ts';
import { soundTree } from './content-tree.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const today = '2026-11-21';
const sound: ContentFile[] = Object.entries(soundTree).map(([path, source]) => ({ path, source }));
const around = {
  pages: new Set(['/help', '/privacy']),
  publicFiles: new Set(['/operators/cs.svg', '/operators/vf.svg']),
};
/** Faults of the new files beside the sound ones. */
const faults = () =>
  checkContent([...sound, ...contentFiles(folder)], { ...around, pages: new Set([...around.pages, '/']) }, '');

/** Makes everything count that a template shows as a comment. */
function activate(source: string, fields: readonly string[]): string {
  const line = new RegExp(`^# ((?:${fields.join('|')}):.*| {2,}.*)$`, 'gm');
  return source.replace(line, '$1');
}

test.each(Object.entries(kinds))(
  'a new %s is sound as it is, and with everything that may be left out',
  (kind, { collection, example }) => {
    if (kind === 'course' || kind === 'lesson') expect(newEntry('course', 'grundkurs', folder, today)).toHaveLength(2);
    if (kind === 'course' || kind === 'lesson')
      expect(newEntry('lesson', 'grundkurs/erste-lektion', folder, today)).toHaveLength(2);
    else expect(newEntry(kind, example, folder, today)).toHaveLength(2);
    // A chapter of the help is no draft: it has to be filled in at once.
    const sentence = expect.stringContaining('Beispiel der Vorlage');
    const expected =
      kind === 'help' ? ['title', ''].map((field) => expect.objectContaining({ field, says: sentence })) : [];
    expect(faults()).toEqual(expected);
    for (const { path } of contentFiles(folder)) {
      const file = join(folder, path);
      const source = readFileSync(file, 'utf8');
      const all = activate(
        source,
        Object.keys(
          samples[path.endsWith('course.md') ? 'academy' : path.startsWith('academy') ? 'lessons' : collection].fields,
        ),
      );
      if (path.includes('/de/')) expect(all.length).toBeLessThanOrEqual(source.length);
      writeFileSync(file, all);
    }
    expect(faults()).toEqual(expected);
  },
);

test('a new entry is a draft of today, explains its fields and quotes its texts', () => {
  newEntry('tutorial', 'Tarife für März', folder, today);
  const source = readFileSync(join(folder, 'tutorials/de/tarife-fuer-maerz.md'), 'utf8');
  expect(source).toContain('# Worum es geht, in ein, zwei Sätzen\ndescription: "');
  expect(source).toContain('draft: true');
  expect(source).toContain(`date: "${today}"`);
  expect(source).toContain('# (kann fehlen)'.slice(2));
});

test('§1 an English file shows English examples, each with what it is for', () => {
  newEntry('network-operator', 'musternetz', folder, today);
  const source = readFileSync(join(folder, 'network-operators/en/musternetz.md'), 'utf8');
  expect(source).toContain('# Englische Beschriftung der Rufnummer (kann fehlen)\n# phone1:\n#   label: "Dealers"');
});

test('an existing entry stays unchanged', () => {
  newEntry('tutorial', 'eins', folder, today);
  expect(newEntry('tutorial', 'eins', folder, today)).toContain('gibt es schon');
});

test.each([
  [undefined, undefined, 'So geht es'],
  ['tutorials', 'zwei', ['de', 'en']],
  ['tutoriel', 'zwei', 'Meinten Sie tutorial?'],
  ['tutorial', undefined, 'Der Name fehlt'],
  ['tutorial', '???', 'Der Name fehlt'],
  ['tutorial', 'a/b', 'passt nicht'],
  ['lesson', 'anmelden', 'passt nicht'],
  ['lesson', '../../anmelden', 'passt nicht'],
] as const)('"content:new %s %s" answers with files or a way on', (kind, name, expected) => {
  const record = newEntry(kind, name, folder, today);
  if (typeof expected === 'string') expect(record).toContain(expected);
  else expect(record).toHaveLength(expected.length);
  if (typeof expected === 'string') expect(contentFiles(folder)).toEqual([]);
});

test.each([
  ['Tarife für März', 'tarife-fuer-maerz'],
  ['  Größe & Maße!', 'groesse-masse'],
  ['Café/Ünö', 'cafe/uenoe'],
])('the file of "%s" is called %s', (typed, name) => expect(fileName(typed)).toBe(name));

test('a lesson of a course that does not exist is refused, with the courses that there are', () => {
  expect(newEntry('lesson', 'grundkurs/anmelden', folder, today)).toBe(
    'Den Kurs grundkurs gibt es nicht.\nEin neuer Kurs: npm run content:new -- course grundkurs',
  );
  newEntry('course', 'grundkurs', folder, today);
  newEntry('course', 'vertrieb', folder, today);
  const message = newEntry('lesson', 'grundkus/anmelden', folder, today);
  expect(message).toContain('Meinten Sie grundkurs? Kurse gibt es diese: grundkurs, vertrieb.');
  expect(contentFiles(folder)).toHaveLength(4);
});

test('what still says what the template says is a fault, until it is filled in or a draft again', () => {
  newEntry('network-operator', 'musternetz', folder, today);
  const file = join(folder, 'network-operators/de/musternetz.md');
  const draft = readFileSync(file, 'utf8');
  expect(faults()).toEqual([]);
  writeFileSync(file, draft.replace('draft: true\n', ''));
  expect(faults().map(({ field }) => field)).toEqual(
    expect.arrayContaining(['caption', 'title', 'street', 'website', 'email', '']),
  );
  expect(faults()[0]?.says).toContain('Beispiel der Vorlage');
  newEntry('help', 'neues', folder, today);
  expect(
    faults()
      .filter(({ file: path }) => path.includes('help/de/neues'))
      .map(({ field }) => field),
  ).toEqual(['title', '']);
});
