import type { ImportRow, ImportState } from '../../../contract/commissions/import.ts';
import { href } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { commissionImports } from '../../../stores/staff/commission-imports.ts';
import { ListHead } from '../../record/list/ListHead.tsx';
import { ListPage } from '../../record/list/ListPage.tsx';
import type { ListScreen } from '../../record/list/list-screen.ts';
import { momentColumn } from '../../record/list/moment-column.tsx';
import { StatusPill } from '../../ui/text/StatusPill.tsx';
import { ImportUpload } from './ImportUpload.tsx';
import { count, euros, faultCount, monthOf, operatorOf, stateTone } from './import-words.ts';

function screen(): ListScreen<ImportRow> {
  const t = texts('commission-imports');
  const state = (value: string) => t(`states.${value as ImportState}`);
  return {
    list: commissionImports,
    texts: 'commission-imports',
    file: t('list.caption'),
    columns: [
      { id: 'name', header: t('file'), primary: true, text: ({ name }) => name },
      { id: 'operator', header: t('operator'), text: operatorOf },
      { id: 'month', header: t('month'), nowrap: true, text: monthOf },
      { id: 'lines', header: t('lines'), align: 'end', text: ({ lines }) => count(lines) },
      { id: 'amount', header: t('amount'), align: 'end', nowrap: true, text: ({ amount }) => euros(amount) },
      {
        id: 'state',
        header: t('state'),
        nowrap: true,
        text: (row) => state(row.state),
        cell: (row) => (
          <StatusPill tone={row.errors > 0 ? 'danger' : stateTone[row.state]}>{state(row.state)}</StatusPill>
        ),
      },
      { id: 'faults', header: t('faults'), minor: true, text: faultCount },
      momentColumn('created', t('received'), 'ago'),
    ],
    filters: { state: { label: t('state'), option: state } },
    isTinted: (row) => row.state === 'trial',
    link: ({ id }) => href('CommissionStatements', pageLocale(), { id }),
  };
}

/** What operators have sent: a file is tried here first. */
export function ImportList() {
  return (
    <>
      <ListHead route="CommissionStatements" lead={texts('commission-imports')('lead')} />
      <ImportUpload />
      <ListPage of={screen} />
    </>
  );
}
