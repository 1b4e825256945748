import { matchesGlob } from 'node:path';
import { type CollectionName, collections } from '#content/schema/collections.ts';
import type { Locale } from '#domain/access/routes.ts';
import { nearest } from '#domain/text/nearest.ts';

export interface Placed {
  readonly collection: CollectionName;
  readonly language: Locale;
  /** Path below the folder of the language, without `.md`: what German and English file have in common. */
  readonly id: string;
}

const names = Object.keys(collections) as CollectionName[];
const folders: readonly string[] = [...new Set(names.map((name) => collections[name].folder))];
const plainName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const byFolder = (folder: string) => names.filter((name) => collections[name].folder === folder);

function fits(name: CollectionName, path: string): boolean {
  const patterns = [collections[name].pattern].flat();
  const negatedPatterns = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return (
    patterns.some((pattern) => !pattern.startsWith('!') && matchesGlob(path, pattern)) &&
    !negatedPatterns.some((pattern) => matchesGlob(path, pattern))
  );
}

/** What a file is by its place below `src/content`, or a sentence where no entry can lie there. */
export function placeOf(path: string): Placed | string {
  const [folder = '', language = '', ...rest] = path.split('/');
  const below = rest.join('/');
  if (!folders.includes(folder)) {
    const [near] = nearest(folder, folders);
    return `Den Ordner ${folder} kennt das Portal nicht.${near ? ` Meinten Sie ${near}?` : ''} Möglich sind: ${folders.join(', ')}.`;
  }
  if (below === '' || (language !== 'de' && language !== 'en'))
    return `Die Datei muss im Ordner ${folder}/de (deutsch) oder ${folder}/en (englisch) liegen.`;
  const id = below.replace(/\.md$/, '');
  if (id === below) return 'Der Dateiname muss auf .md enden.';
  if (!id.split('/').every((part) => plainName.test(part)))
    return 'Im Dateinamen sind nur Kleinbuchstaben a–z, Ziffern und Bindestriche möglich, zum Beispiel neue-tarife.md.';
  const collection = byFolder(folder).find((name) => fits(name, below));
  if (collection) return { collection, language, id };
  return folder === 'academy'
    ? 'Kurse liegen in einem eigenen Ordner, zum Beispiel academy/de/portal-basics/course.md.'
    : `Die Datei muss unmittelbar im Ordner ${folder}/${language} liegen.`;
}
