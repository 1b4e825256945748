import type { LibrarySource } from '../sources/library-source.ts';
import { folderMeta, type LibraryProblem, type Meta, metaNameOf, readFolderMeta, readMeta } from './meta-file.ts';
import { addressIn } from './url-file.ts';

export interface Described {
  meta: Meta;
  /** What is wrong with its meta file. */
  problems: LibraryProblem[];
}

type Texts = Pick<LibrarySource, 'beginning'>;

/** What editors say about a file: its meta file, and the address in a `.url` file. A broken meta file says nothing, apart from its faults. */
export async function describeFile(source: Texts, path: string, hasMeta: boolean): Promise<Described> {
  const read = hasMeta ? readMeta(metaNameOf(path), await source.beginning(metaNameOf(path))) : { meta: {} };
  const meta: Meta = 'meta' in read ? read.meta : {};
  const problems = 'problems' in read ? read.problems : [];
  if (meta.shortcuturl !== undefined || !/\.url$/i.test(path)) return { meta, problems };
  const shortcuturl = addressIn(await source.beginning(path));
  return { meta: { ...meta, ...(shortcuturl !== undefined && { shortcuturl }) }, problems };
}

/** What editors say about a folder and all that is in it. */
export async function describeFolder(source: Texts, folder: string, hasMeta: boolean) {
  const path = `${folder}/${folderMeta}`;
  return hasMeta ? readFolderMeta(path, await source.beginning(path)) : { meta: {} };
}
