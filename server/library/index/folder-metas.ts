import { audienceOf, ownRoles } from '#server/queries/library/audience.ts';
import {
  audiencesBelow,
  changeAudience,
  deleteFolderMeta,
  folderMetas,
  putFolderMeta,
} from '#server/queries/library/library-folders.ts';
import { parseLibraryPath } from '../library-path.ts';
import type { ScannedFolder } from '../sources/library-source.ts';
import { describeFolder } from './describe-file.ts';
import type { IndexContext } from './index-context.ts';
import { folderMeta } from './meta-file.ts';

const withAncestors = (folder: string): string[] =>
  folder.split('/').map((_name, depth, names) => names.slice(0, depth + 1).join('/'));

/** What a folder and those above it demand of who sees their files: one role of each list. */
export async function demandsAbove({ db }: Pick<IndexContext, 'db'>, folder: string): Promise<string[][]> {
  const metas = await folderMetas(db, withAncestors(folder));
  return metas.map(({ roles }) => roles).filter(({ length }) => length > 0);
}

/** Updates the index from the meta file of a folder; returns the folders with files that now have another audience. */
export async function noteFolder(
  parts: IndexContext,
  folder: string,
  { present, metaModified }: Pick<ScannedFolder, 'present' | 'metaModified'>,
): Promise<string[]> {
  const [before] = await folderMetas(parts.db, [folder]);
  const time = present ? metaModified : 0;
  if ((before?.metaModified ?? 0) === time) return [];
  const path = `${folder}/${folderMeta}`;
  if (time === 0) {
    parts.report(path, []);
    await deleteFolderMeta(parts.db, folder);
  } else {
    const read = await describeFolder(parts.source, folder, true);
    parts.report(path, 'problems' in read ? read.problems : []);
    const {
      title = null,
      description = null,
      roles = [],
    } = 'meta' in read ? read.meta : { roles: ['PORTAL_EMPLOYEE'] };
    await putFolderMeta(parts.db, { folder, metaModified: time, title, description, roles });
  }
  return placeBelow(parts, folder);
}

/** Gives the files in a folder and below the audience that their place demands now; answers the folders that changed. */
export async function placeBelow(parts: IndexContext, folder: string): Promise<string[]> {
  const changed = new Set<string>();
  for (const knownAudience of await audiencesBelow(parts.db, folder)) {
    const place = parseLibraryPath(knownAudience.folder);
    if (!place) continue;
    const above = await demandsAbove(parts, knownAudience.folder);
    const id = await parts.audience(audienceOf(place, ownRoles(knownAudience), above));
    if (id === knownAudience.id) continue;
    await changeAudience(parts.db, knownAudience.folder, knownAudience.id, id);
    changed.add(knownAudience.folder);
  }
  return [...changed];
}
