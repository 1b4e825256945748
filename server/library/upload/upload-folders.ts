import { uploadRepositories } from '#domain/documents/library-upload.ts';
import { naturalOrder } from '#domain/text/natural-order.ts';
import { folderMetas } from '#server/queries/library/library-folders.ts';
import { folderSums } from '#server/queries/library/library-list.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import type { ActingUser } from '#server/session/actor.ts';
import type { LibraryServices } from '../library-services.ts';

/** The repositories and the folders in them that hold documents, each after the one that it lies in. */
export async function uploadFolders({ db }: Pick<LibraryServices, 'db'>, user: ActingUser) {
  const sums = await folderSums(db, await viewOf(db, user), '');
  const isOpen = (folder: string) => (uploadRepositories as readonly string[]).includes(folder.split('/')[0] ?? '');
  const counts = new Map(sums.map(({ folder, files }) => [folder, files]));
  const paths = [...new Set([...uploadRepositories, ...counts.keys()])].filter(isOpen);
  const metas = new Map((await folderMetas(db, paths)).map(({ folder, title }) => [folder, title]));
  return paths
    .map((path) => {
      const title = metas.get(path);
      return { path, files: counts.get(path) ?? 0, ...(title && { title }) };
    })
    .sort((a, b) => naturalOrder(a.path, b.path));
}
