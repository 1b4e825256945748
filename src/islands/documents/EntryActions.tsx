import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import Play from 'lucide-react/icons/play';
import type { FileEntry } from '../../contract/file.ts';
import { fileKind, hasPreview, isLink } from '../../domain/file-kind.ts';
import { texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/downloads.ts';
import { FavouriteButton } from '../ui/FavouriteButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useDownload } from '../ui/useDownload.ts';
import { useBrowser } from './browser-scope.ts';
import { entryName } from './names.ts';

/** What can be done with a file besides what its name does; each in its own place, so that the columns stay straight. */
export function EntryActions({ entry, short = false }: { entry: FileEntry; short?: boolean }) {
  const t = texts('documents');
  const { route, operators, show, store } = useBrowser();
  const { busy, run } = useDownload(store.reload);
  if (entry.type !== 'file') return null;
  const name = entryName(route, entry, operators);
  const isFilm = fileKind(entry) === 'film';
  const place = short ? 'contents' : 'grid grid-cols-[repeat(3,2.25rem)] gap-0.5';
  const gap = short ? null : <span />;
  return (
    <span className={place}>
      {isFilm && (
        <IconButton
          icon={Play}
          label={`${t('action.play')}: ${name}`}
          hint={t('action.play')}
          className="text-muted"
          onClick={() => show(entry)}
        />
      )}
      {hasPreview(entry) && (
        <IconButton
          icon={Eye}
          label={t('action.previewOf', { name })}
          hint={t('action.preview')}
          className="text-muted"
          onClick={() => show(entry)}
        />
      )}
      {!isFilm && !hasPreview(entry) && gap}
      <FavouriteButton name={name} on={entry.favourite ?? false} onMark={(on) => store.setFavourite(entry, on)} />
      {!short && !isLink(entry) && (
        <IconButton
          icon={Download}
          busy={busy}
          label={t('action.downloadOf', { name })}
          hint={t('action.download')}
          className="text-muted"
          onClick={() => !busy && run(() => downloadFile(entry.path))}
        />
      )}
    </span>
  );
}
