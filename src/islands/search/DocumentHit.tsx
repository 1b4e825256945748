import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { Fragment, type ReactNode } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { shownNameParts } from '#domain/documents/shown-snippet.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { setFoundFavourite } from '#stores/search/search.ts';
import { DocumentLink } from '../ui/document/DocumentLink.tsx';
import { DownloadButton } from '../ui/document/DownloadButton.tsx';
import { FavouriteButton } from '../ui/document/FavouriteButton.tsx';
import { FileMarks } from '../ui/document/FileMarks.tsx';
import { FileTile } from '../ui/document/FileTile.tsx';
import { NewerFile } from '../ui/document/NewerFile.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { HitPlace } from './HitPlace.tsx';
import { HitReasons } from './HitReasons.tsx';
import { Marked } from './Marked.tsx';
import type { SearchProps } from './search-props.ts';

function factsOf(entry: FileEntry): ReactNode[] {
  const t = texts('search');
  const locale = pageLocale();
  return [
    <time key="day" dateTime={new Date(entry.modified).toISOString()}>
      {formatDay(entry.modified, locale)}
    </time>,
    entry.version && t('hit.version', { version: entry.version }),
    !isLink(entry) && formatSize(entry.size, locale),
  ].filter(Boolean);
}

/** A document, why it was found, and where it lies. */
export function DocumentHit({ entry, ...rest }: { entry: FileEntry } & SearchProps) {
  return (
    <li className="group relative flex gap-4 border-line border-b px-5 py-4 last:border-b-0 hover:bg-surface">
      <FileTile extension={isLink(entry) ? 'link' : entry.extension} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <DocumentLink entry={entry}>
            <Marked parts={shownNameParts(entry)} />
          </DocumentLink>
          <FileMarks entry={entry} />
        </div>
        <p className="mt-0.5 text-muted text-sm wrap-anywhere">
          <HitPlace entry={entry} {...rest} />
          {factsOf(entry).map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
            <Fragment key={index}>
              <span aria-hidden="true">{'\u00a0· '}</span>
              <span className="inline-block">{fact}</span>
            </Fragment>
          ))}
        </p>
        {entry.supersededBy && <NewerFile file={entry.supersededBy} />}
        <HitReasons entry={entry} />
      </div>
      <span className="-my-1 -me-2 flex shrink-0 items-start print:hidden">
        <FavouriteButton
          name={shownName(entry)}
          on={entry.favourite ?? false}
          onMark={(on) => setFoundFavourite(entry, on)}
        />
        {isLink(entry) ? (
          <span className="grid size-9 place-items-center text-muted group-hover:text-link max-sm:hidden">
            <Icon of={ExternalLink} />
          </span>
        ) : (
          <DownloadButton entry={entry} name={shownName(entry)} />
        )}
      </span>
    </li>
  );
}
