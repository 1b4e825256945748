import { listFolder } from '#api/library.ts';
import * as api from '#api/staff/library.ts';
import type { FileEntry } from '#contract/file.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The folder that is chosen where the page opens. */
export const uploadView = queryStore({ folder: '' });

export const uploadFolders = ownedLoader('uploadFolders', api.readFolders);

const maxDocuments = 500;

/** The documents of a folder that another one may take the place of. */
export async function documentsIn(folder: string): Promise<readonly FileEntry[]> {
  const owner = $dataScope.get();
  if (!owner || folder === '') return [];
  const { items } = await listFolder(owner.trid, folder, { _limit: maxDocuments });
  return items.filter(({ type, properties }) => type === 'file' && properties.shortcuturl === '');
}

export const { readDocument, uploadDocuments } = api;
