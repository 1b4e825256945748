import { Fragment, type ReactNode } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { comparedPairs } from '#domain/documents/comparison/comparable.ts';
import { readDescription } from '#domain/text/description.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileMarks } from '#islands/ui/document/FileMarks.tsx';
import { NewerFile } from '#islands/ui/document/NewerFile.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { documentLang } from '#islands/ui/text/document-lang.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { ComparisonButton } from '../comparison/ComparisonButton.tsx';
import { entryName } from '../names.ts';
import { useBrowser } from './browser-scope.ts';

const EarlierVersions = lazy(() => import('./EarlierVersions.tsx').then((module) => module.EarlierVersions));

/** What stands beside a name in colour: new, expired, replaced. */
export function EntryMarks({ entry }: { entry: FileEntry }) {
  const t = texts('documents');
  const fresh = entry.newFiles ?? 0;
  return (
    <>
      {fresh > 0 && <StatusPill tone="info">{t('count.new', { count: fresh })}</StatusPill>}
      <FileMarks entry={entry} />
    </>
  );
}

function validity({ validFrom, validUntil }: FileEntry): string | undefined {
  const t = texts('documents');
  const locale = pageLocale();
  if (validFrom && validFrom > berlinDay(Date.now()))
    return t('mark.from', { day: formatCalendarDay(validFrom, locale) });
  return validUntil && t('mark.until', { day: formatCalendarDay(validUntil, locale) });
}

function inside({ type, files }: FileEntry): string | undefined {
  const t = texts('documents');
  if (type === 'file' || files === undefined) return undefined;
  return files === 0 ? t('count.insideNone') : t('count.inside', { count: files });
}

/** Facts on one line, with points between them; a fact breaks only where it is longer than the line. */
function Line({ facts }: { facts: readonly ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true">{'\u00a0· '}</span>}
      <span className="inline-block">{fact}</span>
    </Fragment>
  ));
}

interface Props {
  entry: FileEntry;
  /** One kind of fact below the other, where there is no room beside each other. */
  stacked?: boolean;
  /** Date and size, where no column shows them; only stacked. */
  when?: ReactNode;
}

/** The small letters under a name. */
export function EntryFacts({ entry, stacked = false, when }: Props) {
  const t = texts('documents');
  const { route, operators, store } = useBrowser();
  const { text } = readDescription(entry.description);
  const name = entryName(route, entry, operators);
  // An operator's folder is called by the operator's name; its description may say the same.
  const described = text !== name && text && <span {...documentLang()}>{text}</span>;
  const code = entry.type === 'folder' && name === operators[entry.name] && entry.name;
  const facts = [code, entry.version && t('version', { version: entry.version }), validity(entry), inside(entry)];
  const links = [
    entry.supersededBy && <NewerFile key="newer" file={entry.supersededBy} onGone={store.reload} />,
    comparedPairs(entry).length > 0 && <ComparisonButton key="compare" entry={entry} name={name} />,
    entry.earlier && entry.earlier.length > 0 && (
      <Suspense key="earlier" fallback={t('earlier.open', { count: entry.earlier.length })}>
        <EarlierVersions entry={entry} />
      </Suspense>
    ),
  ];
  const lines = stacked ? [[described], facts, [when], links] : [[described, ...facts, ...links]];
  return (
    <div className="text-muted text-sm wrap-anywhere">
      {lines
        .filter((line) => line.some(Boolean))
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <div key={index}>
            <Line facts={line} />
          </div>
        ))}
    </div>
  );
}
