import type { FileEntry } from '../contract/file.ts';
import { mayAccess } from './access.ts';
import { isRepository, type RepositoryName, repositories } from './library.ts';
import { accessOf, href, type Locale, type RouteName } from './routes.ts';

export interface FilePlace {
  repository: RepositoryName | undefined;
  /** The folders between the repository and the file, outermost first. */
  folders: string[];
}

/** Where a file of the library lies. */
export function filePlace({ path }: Pick<FileEntry, 'path'>): FilePlace {
  const [top = '', ...below] = path.split('/').slice(0, -1);
  return { repository: isRepository(top) ? top : undefined, folders: below };
}

interface Viewer {
  roles: readonly string[];
  foundationType: string;
  /** Routes that have a page. */
  built: readonly RouteName[];
}

/** The folder of a file in the browser of its repository; undefined where the viewer may not open that page. */
export function folderHref({ path }: Pick<FileEntry, 'path'>, viewer: Viewer, locale: Locale): string | undefined {
  const { repository } = filePlace({ path });
  if (!repository) return undefined;
  const { route } = repositories[repository];
  const open = viewer.built.includes(route) && mayAccess(accessOf(route), viewer.roles, viewer.foundationType);
  return open ? href(route, locale, { folder: path.slice(0, path.lastIndexOf('/')) }) : undefined;
}
