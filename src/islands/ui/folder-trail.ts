import { isRepository } from '../../domain/library.ts';
import { shownName } from '../../domain/shown-name.ts';
import { texts } from '../../i18n/client.ts';

/**
 * What a folder of the library is called outside its page: "Netzbetreiber › Vierfunk Mobil". `operators` gives names by
 * role code, `title` is what the editors call the folder itself.
 */
export function folderTrail(path: string, operators: Readonly<Record<string, string>>, title?: string): string {
  const t = texts('documents');
  const [top = '', ...folders] = path.split('/');
  // A foundation's statements lie in a folder named by its number.
  const below = top === 'commission-statements' ? folders.slice(1) : folders;
  const names = below.map((name, depth) =>
    top === 'network-operators' && depth === 0
      ? (operators[name] ?? name)
      : shownName({ name, extension: '', type: 'folder' }),
  );
  const trail = [...(isRepository(top) ? [t(`repository.${top}`)] : []), ...names];
  return (title ? [...trail.slice(0, -1), title] : trail).join(' › ');
}
