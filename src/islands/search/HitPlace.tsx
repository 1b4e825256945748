import { useStore } from '@nanostores/react';
import type { FileEntry } from '#contract/file.ts';
import { folderHref, folderOf } from '#domain/documents/file-place.ts';
import { pageLocale } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import { folderTrail } from '../ui/document/folder-trail.ts';
import type { SearchProps } from './search-props.ts';

/** "Netzbetreiber › Vierfunk Mobil", which leads to the folder where the user may open its page. */
export function HitPlace({ entry, operators, built }: { entry: FileEntry } & SearchProps) {
  const roles = useStore($userRoles);
  const foundationType = useStore($foundation)?.type ?? '';
  const folder = folderOf(entry.path);
  const trail = folderTrail(folder, operators);
  const href = folderHref(folder, { roles, foundationType, built }, pageLocale());
  return href ? (
    <a href={href} className="relative z-1 text-muted underline hover:text-link">
      {trail}
    </a>
  ) : (
    trail
  );
}
