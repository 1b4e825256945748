import Download from 'lucide/dist/esm/icons/download.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import type { FileEntry } from '#contract/file.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { folderOf } from '#domain/documents/file-place.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileMarks } from '../ui/document/FileMarks.tsx';
import { FileTile } from '../ui/document/FileTile.tsx';
import { folderTrail } from '../ui/document/folder-trail.ts';
import { documentLang } from '../ui/text/document-lang.ts';
import { Icon } from '../ui/text/Icon.tsx';

export interface EntryProps {
  id: string;
  entry: FileEntry;
  active: boolean;
  /** Names of the network operators by role code, after which their folders are called. */
  operators: Readonly<Record<string, string>>;
  onPoint: () => void;
  onDownload: () => void;
}

/** §4-14..15: a file with its version or else its size and a hint that it downloads; a link with its icon, which opens. */
export function QuickEntry({ id, entry, active, operators, onPoint, onDownload }: EntryProps) {
  const t = texts('shell');
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    onPointerMove: onPoint,
    className: `flex cursor-pointer items-center gap-3 px-4 py-2.5 text-ink no-underline ${active ? 'bg-brand-soft' : ''}`,
  } as const;
  const place = folderTrail(folderOf(entry.path), operators);
  const name = (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="line-clamp-2 font-semibold wrap-anywhere" {...documentLang()}>
        {shownName(entry)}
      </span>
      <FileMarks entry={entry} />
    </span>
  );

  if (isLink(entry)) {
    return (
      <a
        {...option}
        tabIndex={-1}
        href={outsideHref(entry.properties.shortcuturl)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span className="tile" aria-hidden="true">
          <Icon of={Link} size={16} />
        </span>
        <span className="min-w-0 flex-1">
          {name}
          <span className="block text-muted text-sm wrap-anywhere" {...documentLang()}>
            {place}
          </span>
        </span>
        <span className="flex items-center gap-1.5 text-muted text-sm">
          <span className="max-sm:sr-only">{t('search.open')}</span>
          <Icon of={ExternalLink} size={16} />
        </span>
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
    <div {...option} role="option" aria-selected={active} onClick={onDownload}>
      <FileTile extension={entry.extension} />
      <span className="min-w-0 flex-1">
        {name}
        <span className="block text-muted text-sm wrap-anywhere">
          {entry.version ? t('search.version', { version: entry.version }) : formatSize(entry.size, pageLocale())}
          {' · '}
          <span {...documentLang()}>{place}</span>
        </span>
      </span>
      <span className={`flex items-center gap-1.5 text-sm ${active ? 'text-link' : 'text-muted'}`}>
        <span className="max-sm:sr-only">{t('search.download')}</span>
        <Icon of={Download} size={16} />
      </span>
    </div>
  );
}
