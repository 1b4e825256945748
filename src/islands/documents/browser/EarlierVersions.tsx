import Download from 'lucide/dist/esm/icons/download.mjs';
import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useDownload } from '#islands/ui/document/useDownload.ts';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { downloadFile } from '#stores/files/downloads.ts';
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
