import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import type { OrganisationData, PartnerContact } from '#contract/profile/organisation.ts';
import { href } from '#domain/access/routes.ts';
import { contactName } from '#domain/profile/contact-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

function Contact({ contact }: { contact: PartnerContact }) {
  const t = texts('profile');
  const form = texts('profile-form');
  const { person, department, isMain, getsCommission, id } = contact;
  const name = contactName(contact);
  const number = person.phone ?? person.mobile;
  const link = (action: string) => href('EtcContactForm', pageLocale(), { action, contact: id });
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-5 py-4 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{[person.title, name].filter(Boolean).join(' ')}</span>
          {isMain && <StatusPill tone="ok">{form('isMain')}</StatusPill>}
          {getsCommission && <StatusPill>{form('getsCommission')}</StatusPill>}
        </p>
        <p className="text-muted text-sm">
          {[person.position, form(`departments.${department}`)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {number && <a href={telLink(number)}>{formatPhone(number)}</a>}
          <a href={`mailto:${encodeURIComponent(person.email)}`} className="wrap-anywhere">
            {person.email}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        <LinkButton small href={link('change')}>
          {t('contacts.change')}
          <span className="sr-only">: {name}</span>
        </LinkButton>
        <LinkButton small look="quiet" href={link('remove')}>
          {t('contacts.remove')}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** Contacts at the partner for mail from the distributor. */
export function ContactsTab({ organisation: { contacts } }: { organisation: Pick<OrganisationData, 'contacts'> }) {
  const t = texts('profile');
  const add = (
    <LinkButton
      small={contacts.length > 0}
      icon={<Icon of={Plus} size={16} />}
      href={href('EtcContactForm', pageLocale(), { action: 'add' })}
    >
      {t('contacts.add')}
    </LinkButton>
  );
  return (
    <Card title={t('contacts.title')} flush action={contacts.length > 0 && add}>
      {contacts.length > 0 ? (
        <ul>
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : (
        <Empty title={t('contacts.none')} action={add}>
          {t('contacts.noneText')}
        </Empty>
      )}
    </Card>
  );
}
