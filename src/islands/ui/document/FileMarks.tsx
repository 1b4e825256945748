import type { FileEntry } from '#contract/file.ts';
import { texts } from '#i18n/client.ts';
import { StatusPill } from '../text/StatusPill.tsx';

/** What stands beside a document's name in colour: new, replaced, expired. */
export function FileMarks({ entry: { isNew, superseded, expired } }: { entry: FileEntry }) {
  const t = texts('ui');
  return (
    <>
      {isNew && <StatusPill tone="info">{t('markNew')}</StatusPill>}
      {superseded && <StatusPill>{t('markSuperseded')}</StatusPill>}
      {expired && <StatusPill tone="warn">{t('markExpired')}</StatusPill>}
    </>
  );
}
