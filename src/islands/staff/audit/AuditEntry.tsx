import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AuditEntry as Entry } from '#contract/staff/audit.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type Fact, Facts } from '#islands/record/Facts.tsx';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { auditEntryStore } from '#stores/staff/audit.ts';
import { auditRecordType, auditWhat } from './audit-labels.ts';

/** A fact with the way to all entries that share it. */
function shared(label: string, text: string | undefined, filter: Record<string, string | undefined>): Fact {
  const [value] = Object.values(filter);
  return {
    label,
    value: text && (value ? <a href={href('AuditLog', pageLocale(), filter)}>{text}</a> : text),
  };
}

function factsOf(entry: Entry): Fact[] {
  const t = texts('audit');
  const hash = (text: string | undefined) => text && <code className="wrap-anywhere text-sm">{text}</code>;
  return [
    { label: t('column.created'), value: formatMoment(entry.created, pageLocale()) },
    { label: t('column.kind'), value: t(`kind.${entry.kind}`) },
    shared(t('column.who'), entry.actor, { user: entry.userId }),
    shared(t('column.foundation'), entry.foundation, { foundation: entry.foundation }),
    { label: t('column.type'), value: auditRecordType(entry) },
    shared(t('column.record'), entry.recordId && (entry.recordNumber ?? entry.recordId), { record: entry.recordId }),
    { label: t('column.address'), value: entry.ipAddress },
    { label: t('column.what'), value: auditWhat(entry), long: true },
    { label: t('column.place'), value: entry.foreignid ?? t('unsealed') },
    { label: t('column.hash'), value: hash(entry.hash), long: true },
    { label: t('column.previous'), value: hash(entry.previous), long: true },
  ];
}

/** One entry with all that is kept of it. */
export function AuditEntry({ id }: { id: string }) {
  const t = texts('audit');
  const [store] = useState(() => auditEntryStore(id));
  const entry = useStore(store.$value);
  usePageTitle(t('one.title'));
  const back = <LinkButton href={href('AuditLog', pageLocale())}>{t('one.back')}</LinkButton>;
  return (
    <RecordFrame route="AuditLog" list="AuditLog" title={t('one.title')}>
      {entry.state === 'failed' && entry.error.status === 404 ? (
        <Notice tone="warn" title={t('one.missing')} actions={back}>
          {t('one.missingText')}
        </Notice>
      ) : (
        <Async value={entry} failedTitle={t('one.failed')} onRetry={store.reload}>
          {(found) => (
            <Facts title={t(`kind.${found.kind}`)} facts={factsOf(found)}>
              <p className="mt-5 print:hidden">{back}</p>
            </Facts>
          )}
        </Async>
      )}
    </RecordFrame>
  );
}
