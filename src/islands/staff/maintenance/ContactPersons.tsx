import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { ContactPersonRow } from '#contract/staff/contact-person.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { contactPersons } from '#stores/staff/maintenance/contact-persons.ts';

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
