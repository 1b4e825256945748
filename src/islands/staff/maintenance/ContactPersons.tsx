import { formatPhone } from '#contract/numbering/phone-number.ts';
import { type ContactPersonRow, contactPerson } from '#contract/staff/contact-person.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

function screen(): ListScreen<ContactPersonRow> {
  const t = texts('contact-persons');
  return {
    list: recordStores(contactPerson).list,
    texts: 'contact-persons',
    file: t('list.caption'),
    columns: [
      { id: 'name', header: t('name'), sort: 'name', primary: true, text: (row) => row.name },
      { id: 'position', header: t('position'), sort: 'position', grow: 2, text: (row) => row.position ?? '' },
      { id: 'phone', header: t('phone'), text: (row) => formatPhone(row.phone) },
      { id: 'email', header: t('email'), rank: 'detail', grow: 2, text: (row) => row.email },
      { id: 'audience', header: t('audience'), rank: 'detail', text: (row) => t(row.audience) },
      {
        id: 'videoCallUrl',
        header: t('videoCallUrl'),
        rank: 'detail',
        extra: true,
        text: (row) => row.videoCallUrl ?? '',
      },
    ],
    filters: { audience: { label: t('audience'), option: (value) => t(value as ContactPersonRow['audience']) } },
    link: ({ id }) => href('ContactPersonEdit', pageLocale(), { id }),
    create: href('ContactPersonEdit', pageLocale()),
  };
}

/** The contact persons of the distributor, as employees maintain them. */
export const ContactPersonsList = island(() => <ListPage of={screen} />);
export const ContactPersonsExport = island(() => <ListActs of={screen} />, { look: 'line' });
