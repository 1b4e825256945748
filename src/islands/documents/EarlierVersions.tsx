import Download from 'lucide-react/icons/download';
import type { FileEntry } from '../../contract/file.ts';
import { formatSize } from '../../domain/file-size.ts';
import { shownName } from '../../domain/shown-name.ts';
import { formatDay } from '../../domain/when.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/downloads.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useDownload } from '../ui/useDownload.ts';
import { useBrowser } from './browser-scope.ts';

/** The versions that a newer file took the place of, each to download. */
export function EarlierVersions({ entry }: { entry: FileEntry }) {
  const t = texts('documents');
  const locale = pageLocale();
  const { store } = useBrowser();
  const { run } = useDownload(store.reload);
  const { earlier = [] } = entry;
  return (
    <MenuButton
      className="relative z-1 inline-flex items-center gap-1 py-0.5 text-link hover:underline"
      head={<p className="font-semibold text-sm">{t('earlier.of', { name: shownName(entry) })}</p>}
      items={earlier.map(({ path, version, modified, size }) => ({
        icon: <Icon of={Download} size={16} />,
        label: (
          <span className="grid">
            <span>
              {version ? t('earlier.entry', { version }) : `${t('earlier.unnamed')} ${formatDay(modified, locale)}`}
            </span>
            <span className="text-muted text-sm">
              {version && `${formatDay(modified, locale)} · `}
              {formatSize(size, locale)}
            </span>
          </span>
        ),
        onSelect: () => run(() => downloadFile(path)),
      }))}
    >
      {t('earlier.open', { count: earlier.length })}
    </MenuButton>
  );
}
