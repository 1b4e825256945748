import Download from 'lucide-react/icons/download';
import type { FileEntry } from '../../../contract/file.ts';
import { formatDay } from '../../../domain/date/date-format.ts';
import { formatSize } from '../../../domain/documents/file-size.ts';
import { shownName } from '../../../domain/documents/shown-name.ts';
import { readDescription } from '../../../domain/text/description.ts';
import { pageLocale } from '../../../i18n/client.ts';
import { downloadFile } from '../../../stores/files/downloads.ts';
import { Spinner } from '../page/Spinner.tsx';
import { Icon } from '../text/Icon.tsx';
import { FileTile } from './FileTile.tsx';
import { useDownload } from './useDownload.ts';

function PriceList({ entry }: { entry: FileEntry }) {
  const { busy, run } = useDownload();
  const { text } = readDescription(entry.description);
  const locale = pageLocale();
  return (
    <li>
      <button
        type="button"
        aria-busy={busy}
        title={entry.name}
        onClick={() => !busy && run(() => downloadFile(entry.path))}
        className="card flex size-full items-start gap-3 p-4 text-start transition-colors hover:border-link hover:bg-brand-soft"
      >
        <FileTile extension={entry.extension} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="font-semibold text-link">{shownName(entry)}</span>
          {text && <span className="text-muted text-sm">{text}</span>}
          <span className="text-muted text-sm">
            {formatDay(entry.modified, locale)} · {formatSize(entry.size, locale)}
          </span>
        </span>
        <span className="text-muted">{busy ? <Spinner /> : <Icon of={Download} />}</span>
      </button>
    </li>
  );
}

/** Price lists to download, one card each. */
export function PriceListCards({ entries, narrow = false }: { entries: readonly FileEntry[]; narrow?: boolean }) {
  const columns = narrow
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))]';
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {entries.map((entry) => (
        <PriceList key={entry.path} entry={entry} />
      ))}
    </ul>
  );
}
