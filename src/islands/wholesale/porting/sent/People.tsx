import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { PeopleCard } from '#islands/record/PeopleCard.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The contacts and the related records of a porting. */
export function People({ porting: { data } }: { porting: PortingRecord }) {
  const t = texts('portings');
  const locale = pageLocale();
  const contact = valuesIn(data['contact']);
  const name = [contact['firstName'], contact['lastName']].map(text).filter(Boolean).join(' ');
  const people = name
    ? [
        {
          name,
          role: t('section.contact'),
          phone: text(contact['phone']) || text(contact['mobile']),
          email: text(contact['email']),
        },
      ]
    : [];
  const links = [
    data.customerId && {
      label: t('customer'),
      name: data.customerName ?? '',
      to: href('WholesaleCoreData', locale, { id: data.customerId }),
    },
    data.sipAccountId && {
      label: t('account'),
      name: data.sipUser ?? '',
      to: href('WholesaleSip', locale, { id: data.sipAccountId }),
    },
    data.processId && {
      label: t('process'),
      name: t('processOpen'),
      to: href('WholesaleProcesses', locale, { id: data.processId }),
    },
  ].filter((link) => link !== undefined && link !== '');
  return (
    <>
      <PeopleCard people={people} />
      <AsideCard title={t('related')}>
        <dl className="grid gap-3">
          {links.map(({ label, name: caption, to }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd>
                <a href={to}>{caption}</a>
              </dd>
            </div>
          ))}
          {data.vaId && (
            <div>
              <dt className="text-muted text-sm">{t('vaId')}</dt>
              <dd>{data.vaId}</dd>
            </div>
          )}
        </dl>
      </AsideCard>
    </>
  );
}
