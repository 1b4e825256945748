import type { ContactPersonRow } from '#contract/contact-person.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { contactPersons } from '#stores/distributor/contact-persons.ts';
import { ExportButton } from '../record/list/ExportButton.tsx';
import { ListPage } from '../record/list/ListPage.tsx';
import type { ListScreen } from '../record/list/list-screen.ts';
import { island } from '../ui/page/island.tsx';

function screen(): ListScreen<ContactPersonRow> {
  const t = texts('contact-persons');
  return {
    list: contactPersons.list,
    texts: 'contact-persons',
    file: t('list.caption'),
    columns: [
      { id: 'name', header: t('name'), sort: 'value1', primary: true, text: (row) => row.value1 },
      { id: 'position', header: t('position'), sort: 'value3', text: (row) => row.value3 ?? '' },
      { id: 'phone', header: t('phone'), nowrap: true, text: (row) => formatPhone(row.value4) },
      { id: 'email', header: t('email'), text: (row) => row.value5 },
      { id: 'audience', header: t('audience'), text: (row) => t(row.value2) },
      { id: 'videoCallUrl', header: t('videoCallUrl'), extra: true, text: (row) => row.value6 ?? '' },
    ],
    filters: { audience: { label: t('audience'), option: (value) => t(value as ContactPersonRow['value2']) } },
    link: ({ id }) => href('ContactPersonEdit', pageLocale(), { id }),
    create: href('ContactPersonEdit', pageLocale()),
  };
}

/** The contact persons of the distributor, as employees maintain them. */
export const ContactPersonsList = island(() => <ListPage of={screen} />);
export const ContactPersonsExport = island(() => <ExportButton of={screen} />, { look: 'line' });
