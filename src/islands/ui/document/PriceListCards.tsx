import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { readDescription } from '#domain/text/description.ts';
import { pageLocale } from '#i18n/client.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FileTile } from './FileTile.tsx';

function PriceList({ entry }: { entry: FileEntry }) {
  const { text } = readDescription(entry.description);
  const locale = pageLocale();
  const name = shownName(entry);
  return (
    <li className="card relative flex items-start gap-3 p-4 transition-colors hover:border-link hover:bg-brand-soft">
      <FileTile extension={entry.extension} />
      <div className="grid min-w-0 grow gap-0.5">
        <DocumentLink entry={entry}>{name}</DocumentLink>
        {text && <p className="text-muted text-sm">{text}</p>}
        <p className="text-muted text-sm">
          {formatDay(entry.modified, locale)} · {formatSize(entry.size, locale)}
        </p>
      </div>
      <span className="-my-1 -me-2">
        <DownloadButton entry={entry} name={name} />
      </span>
    </li>
  );
}

/** Price lists, one card each. */
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
