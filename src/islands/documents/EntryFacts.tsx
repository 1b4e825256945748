import { Fragment, type ReactNode } from 'react';
import type { FileEntry } from '../../contract/file.ts';
import { readDescription } from '../../domain/description.ts';
import { formatCalendarDay } from '../../domain/when.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { StatusPill } from '../ui/StatusPill.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { NewerFile } from './NewerFile.tsx';

/** What stands beside a name in colour: new, expired, replaced. */
export function EntryMarks({ entry }: { entry: FileEntry }) {
  const t = texts('documents');
  const fresh = entry.newFiles ?? 0;
  return (
    <>
      {entry.isNew && <StatusPill tone="info">{t('mark.new')}</StatusPill>}
      {fresh > 0 && <StatusPill tone="info">{t('count.new', { count: fresh })}</StatusPill>}
      {entry.superseded && <StatusPill>{t('mark.superseded')}</StatusPill>}
      {entry.expired && <StatusPill tone="warn">{t('mark.expired')}</StatusPill>}
    </>
  );
}

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());

function validity({ validFrom, validUntil }: FileEntry): string | undefined {
  const t = texts('documents');
  const locale = pageLocale();
  if (validFrom && validFrom > today()) return t('mark.from', { day: formatCalendarDay(validFrom, locale) });
  return validUntil && t('mark.until', { day: formatCalendarDay(validUntil, locale) });
}

function inside({ type, files }: FileEntry): string | undefined {
  const t = texts('documents');
  if (type === 'file' || files === undefined) return undefined;
  return files === 0 ? t('count.insideNone') : t('count.inside', { count: files });
}

/** The small line under a name. */
export function EntryFacts({ entry, more = [] }: { entry: FileEntry; more?: readonly ReactNode[] }) {
  const t = texts('documents');
  const { text } = readDescription(entry.description);
  const facts: ReactNode[] = [
    text,
    entry.version && t('version', { version: entry.version }),
    validity(entry),
    inside(entry),
    entry.supersededBy && <NewerFile key="newer" file={entry.supersededBy} />,
    entry.earlier && entry.earlier.length > 0 && <EarlierVersions key="earlier" entry={entry} />,
    ...more,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <div className="text-muted text-sm wrap-anywhere">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          {fact}
        </Fragment>
      ))}
    </div>
  );
}
