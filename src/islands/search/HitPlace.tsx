import { useStore } from '@nanostores/react';
import type { FileEntry } from '../../contract/file.ts';
import { filePlace, folderHref } from '../../domain/file-place.ts';
import { shownName } from '../../domain/shown-name.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { $foundation } from '../../stores/foundation.ts';
import { $userRoles } from '../../stores/session.ts';
import type { SearchProps } from './search-props.ts';

/** "Netzbetreiber › Vierfunk Mobil", which leads to the folder where the user may open its page. */
export function HitPlace({ entry, operators, built }: { entry: FileEntry } & SearchProps) {
  const t = texts('documents');
  const roles = useStore($userRoles);
  const foundationType = useStore($foundation)?.type ?? '';
  const { repository, folders } = filePlace(entry);
  // A foundation's statements lie in a folder named by its number.
  const below = repository === 'commission-statements' ? folders.slice(1) : folders;
  const names = below.map((name, depth) =>
    repository === 'network-operators' && depth === 0
      ? (operators[name] ?? name)
      : shownName({ name, extension: '', type: 'folder' }),
  );
  const trail = [...(repository ? [t(`repository.${repository}`)] : []), ...names].join(' › ');
  const href = folderHref(entry, { roles, foundationType, built }, pageLocale());
  return href ? (
    <a href={href} className="relative z-1 text-muted underline hover:text-link">
      {trail}
    </a>
  ) : (
    trail
  );
}
