import type { UnassignedMessageRow } from '../../../contract/wholesale/unassigned-message.ts';
import { href } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { carrierMessages } from '../../../stores/distributor/carrier-messages.ts';
import { ListPage } from '../../record/list/ListPage.tsx';
import type { ListScreen } from '../../record/list/list-screen.ts';
import { momentColumn } from '../../record/list/moment-column.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';

function screen(): ListScreen<UnassignedMessageRow> {
  const t = texts('carrier-messages');
  return {
    list: carrierMessages.list,
    texts: 'carrier-messages',
    file: t('list.caption'),
    columns: [
      {
        id: 'message',
        header: t('message'),
        sort: 'value1',
        primary: true,
        text: ({ value1 }) => value1 ?? t('empty'),
      },
      { id: 'why', header: t('why'), sort: 'value2', text: ({ value2 }) => value2 },
      { id: 'carrier', header: t('carrier'), sort: 'value3', nowrap: true, text: ({ value3 = '' }) => value3 },
      { id: 'vaId', header: t('vaId'), sort: 'value4', nowrap: true, text: ({ value4 = '' }) => value4 },
      momentColumn('created', t('received'), 'ago'),
    ],
    link: ({ id }) => href('CarrierMessages', pageLocale(), { id }),
  };
}

/** What other carriers have sent and no porting could take. */
export function CarrierMessageList() {
  const pages = texts('routes');
  usePageTitle(pages('CarrierMessages'));
  const crumbs = [{ label: pages('Home'), href: href('Home', pageLocale()) }, { label: pages('CarrierMessages') }];
  return (
    <>
      <div className="mb-5">
        <Breadcrumb crumbs={crumbs} />
        <h1>{pages('CarrierMessages')}</h1>
        <p className="mt-1 max-w-form text-muted">{texts('carrier-messages')('lead')}</p>
      </div>
      <ListPage of={screen} />
    </>
  );
}
