import { mayAccess } from '../access/access.ts';
import { accessOf, href, type Locale, type RouteName } from '../access/routes.ts';
import { isRepository, repositories } from './library.ts';

/** The folder that a file of the library lies in. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

interface Viewer {
  roles: readonly string[];
  foundationType: string;
  /** Routes that have a page. */
  built: readonly RouteName[];
}

/** A folder of the library in the browser of its repository; undefined where the viewer may not open that page. */
export function folderHref(folder: string, viewer: Viewer, locale: Locale): string | undefined {
  const [top = ''] = folder.split('/');
  if (!isRepository(top)) return undefined;
  const { route } = repositories[top];
  const open = viewer.built.includes(route) && mayAccess(accessOf(route), viewer.roles, viewer.foundationType);
  return open ? href(route, locale, { folder }) : undefined;
}
