import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { AuditKind, AuditRow } from '../../contract/audit.ts';
import { href } from '../../domain/access/routes.ts';
import { formatMoment } from '../../domain/date/date-format.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { $auditAddress, audit } from '../../stores/audit/audit.ts';
import { ExportButton } from '../record/list/ExportButton.tsx';
import { ListPage } from '../record/list/ListPage.tsx';
import type { ListScreen } from '../record/list/list-screen.ts';
import { RecordFrame } from '../record/RecordFrame.tsx';
import { island } from '../ui/page/island.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';
import { AuditState } from './AuditState.tsx';
import { auditRecordType, auditTone, auditWhat } from './audit-words.ts';

const AuditEntry = lazy(() => import('./AuditEntry.tsx').then((module) => ({ default: module.AuditEntry })));

function screen(): ListScreen<AuditRow> {
  const t = texts('audit');
  const kind = (value: string) => t(`kind.${value as AuditKind}`);
  const nobody = t('nobody');
  return {
    list: audit,
    texts: 'audit',
    file: t('list.caption'),
    columns: [
      {
        id: 'created',
        header: t('column.created'),
        sort: 'created',
        nowrap: true,
        primary: true,
        text: (row) => formatMoment(row.created, pageLocale()),
      },
      { id: 'who', header: t('column.who'), text: (row) => row.value1 ?? nobody },
      {
        id: 'kind',
        header: t('column.kind'),
        nowrap: true,
        text: (row) => kind(row.value2),
        cell: (row) => <StatusPill tone={auditTone(row.value2)}>{kind(row.value2)}</StatusPill>,
      },
      { id: 'foundation', header: t('column.foundation'), text: (row) => row.value3 ?? '' },
      { id: 'type', header: t('column.type'), text: auditRecordType },
      { id: 'what', header: t('column.what'), text: auditWhat },
      { id: 'address', header: t('column.address'), extra: true, text: (row) => row.value7 ?? '' },
      { id: 'record', header: t('column.record'), extra: true, text: (row) => row.value5 ?? '' },
      {
        id: 'place',
        header: t('column.place'),
        extra: true,
        align: 'end',
        text: (row) => row.foreignid ?? t('unsealed'),
      },
    ],
    filters: {
      kind: { label: t('column.kind'), option: kind },
      days: { label: t('column.created') },
      foundation: { label: t('column.foundation') },
      record: { label: t('column.record') },
      user: { label: t('column.who') },
    },
    link: ({ id }) => href('AuditLog', pageLocale(), { id }),
  };
}

/** Who did what: the list with the state of its chain, or the entry that the address names. */
export const AuditLog = island(() => {
  const { id } = useStore($auditAddress);
  if (id)
    return (
      <Suspense fallback={<RecordFrame route="AuditLog" list="AuditLog" />}>
        <AuditEntry key={id} id={id} />
      </Suspense>
    );
  return (
    <>
      <AuditState />
      <ListPage of={screen} />
    </>
  );
});

export const AuditExport = island(
  () => {
    const { id } = useStore($auditAddress);
    return id ? null : <ExportButton of={screen} />;
  },
  { look: 'line' },
);
