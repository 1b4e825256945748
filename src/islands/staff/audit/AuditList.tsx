import type { AuditKind, AuditRow } from '#contract/staff/audit.ts';
import { shownName } from '#domain/access/deputy-name.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { audit } from '#stores/staff/audit.ts';
import { AuditState } from './AuditState.tsx';
import { auditRecordType, auditTone, auditWhat } from './audit-labels.ts';

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
      { id: 'who', header: t('column.who'), text: (row) => shownName(row.actor ?? nobody, pageLocale()) },
      {
        id: 'kind',
        header: t('column.kind'),
        nowrap: true,
        text: (row) => kind(row.kind),
        cell: (row) => <StatusPill tone={auditTone(row.kind)}>{kind(row.kind)}</StatusPill>,
      },
      { id: 'foundation', header: t('column.foundation'), text: (row) => row.foundation ?? '' },
      { id: 'type', header: t('column.type'), text: auditRecordType },
      { id: 'what', header: t('column.what'), text: auditWhat },
      { id: 'address', header: t('column.address'), extra: true, text: (row) => row.ipAddress ?? '' },
      { id: 'record', header: t('column.record'), extra: true, text: (row) => row.recordId ?? '' },
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

/** Who did what, and whether the log is as it was written. */
export function AuditList() {
  const pages = texts('routes');
  usePageTitle(pages('AuditLog'));
  const crumbs = [{ label: pages('Home'), href: href('Home', pageLocale()) }, { label: pages('AuditLog') }];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Breadcrumb crumbs={crumbs} />
          <h1>{pages('AuditLog')}</h1>
          <p className="mt-1 text-muted">{texts('audit')('lead')}</p>
        </div>
        <ExportButton of={screen} />
      </div>
      <AuditState />
      <ListPage of={screen} />
    </>
  );
}
