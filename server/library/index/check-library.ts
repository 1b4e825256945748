import { buffer } from 'node:stream/consumers';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { isRepository } from '#domain/documents/library.ts';
import { decodeText, encodingNames } from '#domain/files/text-encoding.ts';
import { isShownName, parseLibraryPath } from '../library-path.ts';
import type { LibrarySource } from '../sources/library-source.ts';
import { describeFile, describeFolder } from './describe-file.ts';
import { supersededPaths } from './index-row.ts';
import { describedBy, folderMeta, type LibraryProblem, metaNameOf } from './meta-file.ts';

interface LibraryCheck {
  files: number;
  problems: LibraryProblem[];
  /** What is shown, and may be shown wrong. */
  hints: LibraryProblem[];
}

/** Looks at everything that editors maintain, without the index; says what it would not show as they mean it. */
export async function checkLibrary(source: LibrarySource): Promise<LibraryCheck> {
  const check: LibraryCheck = { files: 0, problems: [], hints: [] };
  const queue = [''];
  for (const folder of queue) {
    const { folders, files, metaModified: hasMeta } = await source.scan(folder);
    for (const name of folders) {
      if (folder !== '' || isRepository(name)) queue.push(folder === '' ? name : `${folder}/${name}`);
      else
        check.problems.push({
          path: name,
          line: 1,
          message: 'Diesen Ordner kennt das Portal nicht; sein Inhalt wird nicht gezeigt.',
        });
    }
    if (folder === '') continue;
    check.files += files.length;
    const own = await describeFolder(source, folder, hasMeta > 0);
    if ('problems' in own) check.problems.push(...own.problems);
    for (const { name, size, modified, metaModified } of files) {
      check.problems.push(...(await faultsOf(source, `${folder}/${name}`, metaModified > 0)));
      check.hints.push(...(await encodingHint(source, { path: `${folder}/${name}`, size, modified })));
    }
    check.problems.push(...(await strays(source, folder, new Set(files.map(({ name }) => name)))));
  }
  return check;
}

async function faultsOf(source: LibrarySource, path: string, hasMeta: boolean): Promise<LibraryProblem[]> {
  const { meta, problems } = await describeFile(source, path, hasMeta);
  if (problems.length > 0) return problems;
  const place = parseLibraryPath(path);
  const missing: LibraryProblem[] = [];
  for (const old of place ? supersededPaths(place, meta.supersedes ?? []) : []) {
    if (await source.look(old)) continue;
    missing.push({ path: metaNameOf(path), line: 1, message: `supersedes: Die Datei ${old} gibt es nicht.` });
  }
  return missing;
}

const texts: readonly string[] = ['csv', 'txt', 'md'];
/** Larger texts are not read for a hint. */
const maxTextBytes = 48 * 1024 ** 2;

/** Texts of which the encoding has to be guessed. */
async function encodingHint(
  source: LibrarySource,
  file: { path: string; size: number; modified: number },
): Promise<LibraryProblem[]> {
  const { path, size } = file;
  if (!texts.includes(extensionOf(path)) || size === 0 || size > maxTextBytes) return [];
  const bytes = (await source.open(file))?.({ start: 0, end: size - 1 });
  if (!bytes) return [];
  const { encoding, isGuess } = decodeText(await buffer(bytes));
  if (!isGuess) return [];
  const message = `Hinweis: Die Datei ist nicht UTF-8 und wird als ${encodingNames[encoding]} gelesen. Bitte prüfen Sie die Umlaute oder speichern Sie sie als UTF-8.`;
  return [{ path, line: 1, message }];
}

function hiddenSentence(name: string): string {
  const form = name === name.normalize('NFC') ? 'zusammengesetzt, wie Windows es tut' : 'zerlegt, wie macOS es tut';
  return `Diesen Namen gibt es hier zweimal. Nicht gezeigt wird der Eintrag, der die Umlaute so speichert: ${form}. Bitte umbenennen.`;
}

/** Meta files without their file, and names that are not shown. */
async function strays(source: LibrarySource, folder: string, names: ReadonlySet<string>): Promise<LibraryProblem[]> {
  const entries = await source.strays(folder);
  return entries.flatMap(({ name, isLink, hiddenName }): LibraryProblem[] => {
    const path = `${folder}/${name}`;
    const described = name === folderMeta ? undefined : describedBy(name);
    if (isLink) return [{ path, line: 1, message: 'Das ist eine Verknüpfung und wird nicht gezeigt.' }];
    if (hiddenName !== undefined) return [{ path, line: 1, message: hiddenSentence(hiddenName) }];
    if (described !== undefined && !names.has(described)) {
      return [{ path, line: 1, message: `Die Datei ${described} gibt es nicht.` }];
    }
    const isHidden = name.startsWith('.') || isShownName(name);
    return isHidden ? [] : [{ path, line: 1, message: 'Dateien mit diesem Namen werden nicht gezeigt.' }];
  });
}
