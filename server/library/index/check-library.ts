import { isRepository } from '#domain/documents/library.ts';
import { isShownName, parseLibraryPath } from '../library-path.ts';
import type { LibrarySource } from '../sources/library-source.ts';
import { describeFile, describeFolder } from './describe-file.ts';
import { supersededPaths } from './index-row.ts';
import { describedBy, folderMeta, type LibraryProblem, metaNameOf } from './meta-file.ts';

export interface LibraryCheck {
  files: number;
  problems: LibraryProblem[];
}

/** Looks at everything that editors maintain, without the index; says what it would not show as they mean it. */
export async function checkLibrary(source: LibrarySource): Promise<LibraryCheck> {
  const check: LibraryCheck = { files: 0, problems: [] };
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
    for (const { name, metaModified } of files) {
      check.problems.push(...(await faultsOf(source, `${folder}/${name}`, metaModified > 0)));
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
