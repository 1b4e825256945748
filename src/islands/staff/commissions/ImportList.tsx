import { useState } from 'react';
import type { ImportRow, ImportState } from '#contract/commissions/import.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { CreateWords, ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { commissionImports } from '#stores/staff/commission-imports.ts';
import { count, euros, faultCount, monthOf, operatorOf, stateTone } from './import-labels.ts';

/** What uploads need is loaded beside the list. */
const ImportUpload = lazy(() => import('./ImportUpload.tsx').then((module) => module.ImportUpload));

const stateName = (value: string) => texts('commission-imports')(`states.${value as ImportState}`);

function State({ row }: { row: ImportRow }) {
  return <StatusPill tone={row.errors > 0 ? 'danger' : stateTone[row.state]}>{stateName(row.state)}</StatusPill>;
}

function screen(): ListScreen<ImportRow> {
  const t = texts('commission-imports');
  return {
    list: commissionImports,
    texts: 'commission-imports',
    file: t('list.caption'),
    columns: [
      { id: 'name', header: t('file'), primary: true, text: ({ name }) => name },
      { id: 'operator', header: t('operator'), text: operatorOf },
      { id: 'month', header: t('month'), text: monthOf },
      { id: 'lines', header: t('lines'), rank: 'detail', align: 'end', text: ({ lines }) => count(lines) },
      { id: 'amount', header: t('amount'), align: 'end', text: ({ amount }) => euros(amount) },
      {
        id: 'state',
        header: t('state'),
        rank: 'state',
        text: (row) => stateName(row.state),
        cell: (row) => <State row={row} />,
      },
      { id: 'faults', header: t('faults'), rank: 'next', text: faultCount },
      momentColumn('created', t('received'), 'ago'),
    ],
    filters: { state: { label: t('state'), option: stateName } },
    isTinted: (row) => row.state === 'trial',
    link: ({ id }) => href('CommissionStatements', pageLocale(), { id }),
  };
}

/** What operators have sent: a file is tried here first. */
export function ImportList() {
  const t = texts('commission-imports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListHead route="CommissionStatements" lead={t('lead')}>
        <Button look="primary" aria-label={t('list.create')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <CreateWords of="commission-imports" />
        </Button>
      </ListHead>
      {isOpen && (
        <Suspense
          fallback={
            <Card title={t('upload.title')} className="mb-5">
              <Skeleton rows={2} />
            </Card>
          }
        >
          <ImportUpload />
        </Suspense>
      )}
      <ListPage of={screen} />
    </>
  );
}
