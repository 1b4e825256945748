import { isRepository, type RepositoryName } from './library.ts';
import { shownName } from './shown-name.ts';

interface Names {
  repository: (name: RepositoryName) => string;
  /** By role code; undefined for an unknown role. */
  operator: (code: string) => string | undefined;
  /** What the editors call the folder itself. */
  title?: string | undefined;
}

/** What a folder of the library is called outside its page: `Netzbetreiber › Vierfunk Mobil GmbH › Aktionen`. */
export function folderTrail(path: string, { repository, operator, title }: Names): string {
  const [top = '', ...folders] = path.split('/');
  // A foundation's statements lie in a folder named by its number.
  const below = top === 'commission-statements' ? folders.slice(1) : folders;
  const names = below.map(
    (name, depth) =>
      (top === 'network-operators' && depth === 0 && operator(name)) ||
      shownName({ name, extension: '', type: 'folder' }),
  );
  const trail = [...(isRepository(top) ? [repository(top)] : []), ...names];
  return (title ? [...trail.slice(0, -1), title] : trail).join(' › ');
}
