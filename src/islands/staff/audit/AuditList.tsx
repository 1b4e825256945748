import { useStore } from '@nanostores/react';
import type { AuditKind, AuditRow } from '#contract/staff/audit.ts';
import { shownName } from '#domain/access/deputy-name.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { audit, auditState } from '#stores/staff/audit.ts';
import { AuditState } from './AuditState.tsx';
import { auditRecordType, auditTone, auditWhat } from './audit-labels.ts';

function screen(): ListScreen<AuditRow> {
  const t = texts('audit');
  const kind = (value: string) => t(`kind.${value as AuditKind}`);
  const noActor = t('nobody');
  return {
    list: audit,
    texts: 'audit',
    file: t('list.caption'),
    columns: [
      {
        id: 'created',
        header: t('column.created'),
        sort: 'created',
        primary: true,
        grow: 2,
        text: (row) => formatMoment(row.created, pageLocale()),
      },
      { id: 'who', header: t('column.who'), grow: 2, text: (row) => shownName(row.actor ?? noActor, pageLocale()) },
      {
        id: 'kind',
        header: t('column.kind'),
        rank: 'state',
        text: (row) => kind(row.kind),
        cell: (row) => <StatusPill tone={auditTone(row.kind)}>{kind(row.kind)}</StatusPill>,
      },
      { id: 'foundation', header: t('column.foundation'), rank: 'detail', text: (row) => row.foundation ?? '' },
      { id: 'type', header: t('column.type'), rank: 'detail', text: auditRecordType },
      { id: 'what', header: t('column.what'), grow: 3, text: auditWhat },
      { id: 'address', header: t('column.address'), rank: 'detail', extra: true, text: (row) => row.ipAddress ?? '' },
      { id: 'record', header: t('column.record'), rank: 'detail', extra: true, text: (row) => row.recordId ?? '' },
      {
        id: 'place',
        header: t('column.place'),
        rank: 'number',
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

/** Who did what, and whether the log is as it was written: that comes first where it is not. */
export function AuditList() {
  const state = useStore(auditState.$value);
  const isBroken = state.state === 'failed' || (state.state === 'ready' && state.value.checked?.fault !== undefined);
  return (
    <>
      <ListHead route="AuditLog" lead={texts('audit')('lead')}>
        <ListActs of={screen} />
      </ListHead>
      {isBroken && <AuditState />}
      <div className="mb-5">
        <ListPage of={screen} />
      </div>
      {!isBroken && <AuditState />}
    </>
  );
}
