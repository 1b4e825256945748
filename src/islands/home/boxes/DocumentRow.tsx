import type { FileEntry } from '#contract/file.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { folderOf } from '#domain/documents/file-place.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DocumentLink } from '#islands/ui/document/DocumentLink.tsx';
import { DownloadButton } from '#islands/ui/document/DownloadButton.tsx';
import { FileMarks } from '#islands/ui/document/FileMarks.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { folderTrail } from '#islands/ui/document/folder-trail.ts';
import type { BoxProps } from '../box.ts';

/** "Preislisten · Version 2.4". */
function factsOf(entry: FileEntry, operators: BoxProps['operators']): string {
  const t = texts('home');
  const size = isLink(entry) ? '' : formatSize(entry.size, pageLocale());
  return [
    folderTrail(folderOf(entry.path), operators),
    entry.version ? t('documents.version', { version: entry.version }) : size,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A document of the library with what tells it from others. */
export function DocumentRow({ entry, operators }: { entry: FileEntry } & Pick<BoxProps, 'operators'>) {
  return (
    <li className="relative flex items-center min-h-13 gap-4 border-line border-b px-5 py-1 last:border-b-0 hover:bg-surface">
      <FileTile extension={isLink(entry) ? 'link' : entry.extension} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <DocumentLink entry={entry}>{shownName(entry)}</DocumentLink>
          <FileMarks entry={entry} />
        </div>
        <p className="text-muted text-sm wrap-anywhere">{factsOf(entry, operators)}</p>
      </div>
      <span className="text-muted text-sm">{formatDayAndMonth(berlinDay(entry.modified), pageLocale())}</span>
      <DownloadButton entry={entry} name={shownName(entry)} />
    </li>
  );
}
