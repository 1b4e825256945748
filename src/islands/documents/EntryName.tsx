import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent } from 'react';
import type { FileEntry } from '../../contract/file.ts';
import { fileKind, isLink } from '../../domain/file-kind.ts';
import { outsideHref } from '../../domain/link-target.ts';
import { href } from '../../domain/routes.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/downloads.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useDownload } from '../ui/useDownload.ts';
import { useBrowser } from './browser-scope.ts';
import { entryName } from './names.ts';

/** Reaches over the whole row or tile; what else can be pressed there lies above it. */
const reach =
  'text-start font-semibold text-link no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The name of an entry: a folder opens, a film is shown, a link opens in a new tab, everything else is downloaded (§9). */
export function EntryName({ entry }: { entry: FileEntry }) {
  const t = texts('documents');
  const { route, open, show, operators, store } = useBrowser();
  const { busy, run } = useDownload(store.reload);
  const name = entryName(route, entry, operators);
  const kind = fileKind(entry);

  if (kind === 'folder') {
    return (
      <a
        data-move="name"
        href={href(route, pageLocale(), { folder: entry.path })}
        className={reach}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(entry.path);
        }}
      >
        {name}
      </a>
    );
  }
  if (kind === 'film') {
    return (
      <button type="button" data-move="name" className={reach} onClick={() => show(entry)}>
        {name}
        <span className="sr-only">, {t('action.play')}</span>
      </button>
    );
  }
  if (isLink(entry)) {
    const target = outsideHref(entry.properties.shortcuturl);
    if (!target) return <span className="font-semibold">{name}</span>;
    return (
      <a data-move="name" href={target} target="_blank" rel="noopener noreferrer" className={reach}>
        {name} <Icon of={ExternalLink} size={16} className="inline align-[-0.15em]" />
        <span className="sr-only"> ({t('action.openLink')})</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      data-move="name"
      title={entry.name}
      aria-busy={busy}
      className={reach}
      onClick={() => !busy && run(() => downloadFile(entry.path))}
    >
      {name}
      <span className="sr-only">, {t('action.download')}</span>
      {busy && (
        <span className="ms-2 inline-block align-[-0.15em]">
          <Spinner />
        </span>
      )}
    </button>
  );
}
