import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRepository } from '../../src/domain/library.ts';
import { supersededPaths } from './index-row.ts';
import { isShownName, parseLibraryPath } from './library-path.ts';
import { describedBy, type LibraryProblem, metaNameOf } from './meta-file.ts';
import { describe, scanFolder } from './scan-folder.ts';

export interface LibraryCheck {
  files: number;
  problems: LibraryProblem[];
}

/** Looks at everything that editors maintain, without the index; says what it would not show as they mean it. */
export async function checkLibrary(root: string): Promise<LibraryCheck> {
  const check: LibraryCheck = { files: 0, problems: [] };
  const queue = [''];
  for (const folder of queue) {
    const { folders, files } = await scanFolder(root, folder);
    for (const name of folders) {
      if (folder !== '' || isRepository(name)) queue.push(folder === '' ? name : `${folder}/${name}`);
      else check.problems.push({ path: name, line: 1, message: 'is no repository and not shown' });
    }
    if (folder === '') continue;
    check.files += files.length;
    for (const { name, metaModified } of files) {
      check.problems.push(...(await faultsOf(root, `${folder}/${name}`, metaModified > 0)));
    }
    check.problems.push(...(await strays(root, folder, new Set(files.map(({ name }) => name)))));
  }
  return check;
}

async function faultsOf(root: string, path: string, hasMeta: boolean): Promise<LibraryProblem[]> {
  const { meta, problem } = await describe(root, path, hasMeta);
  if (problem) return [problem];
  const place = parseLibraryPath(path);
  const missing = place
    ? supersededPaths(place, meta.supersedes ?? []).filter((old) => !existsSync(join(root, old)))
    : [];
  return missing.map((old) => ({ path: metaNameOf(path), line: 1, message: `supersedes: there is no file ${old}` }));
}

/** Meta files without their file, and names that are not shown. */
async function strays(root: string, folder: string, names: ReadonlySet<string>): Promise<LibraryProblem[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry): LibraryProblem[] => {
    const path = `${folder}/${entry.name}`;
    const described = describedBy(entry.name);
    if (entry.isSymbolicLink()) return [{ path, line: 1, message: 'is a link and not shown' }];
    if (described !== undefined && !names.has(described)) {
      return [{ path, line: 1, message: `there is no file ${described}` }];
    }
    const isHidden = entry.name.startsWith('.') || isShownName(entry.name);
    return isHidden ? [] : [{ path, line: 1, message: 'has a name that is not shown' }];
  });
}
