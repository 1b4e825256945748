import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { ChangeType } from '#contract/profile/change-request.ts';
import type { OrganisationData } from '#contract/profile/organisation.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { LogoCard } from './LogoCard.tsx';

/** The way to the form that asks for a change. */
export function ChangeLink({ change, label }: { change: ChangeType | undefined; label: string }) {
  return (
    <div className="mt-5 print:hidden">
      <LinkButton icon={<Icon of={Pencil} size={16} />} href={href('EtcCompanyForm', pageLocale(), { change })}>
        {label}
      </LinkButton>
    </div>
  );
}

function addressText(address: OrganisationData['address']): string {
  if (!address) return '';
  const { street, houseNumber, addressAddition, zip, city, country } = address;
  const abroad = country === 'DE' ? [] : [texts('blocks')(`countries.${country as 'AT'}`)];
  return [`${street} ${houseNumber}`, addressAddition, `${zip} ${city}`, ...abroad].filter(Boolean).join('\n');
}

/** What the company is called, where it is and who stands for it. */
export function CompanyTab({ organisation, logo }: { organisation: OrganisationData; logo: number | undefined }) {
  const t = texts('profile');
  const form = texts('profile-form');
  const customer = texts('customer-form');
  const { legalForm, registerCourt, registerType, registerNumber, tradeUntil, phone, website, dpo } = organisation;
  return (
    <>
      <Facts
        title={t('company.title')}
        facts={[
          { label: form('companyName'), value: organisation.companyName },
          { label: customer('legalForm'), value: legalForm && customer(`legalForms.${legalForm as 'GMBH'}`) },
          { label: form('newAddress'), value: addressText(organisation.address), long: true },
          {
            label: t('company.register'),
            value: [registerCourt, registerType, registerNumber].filter(Boolean).join(' '),
          },
          { label: form('owners'), value: organisation.owners },
          { label: customer('vatId'), value: organisation.vatId },
          { label: customer('taxNumber'), value: organisation.taxNumber },
          { label: t('company.tradeUntil'), value: tradeUntil && formatCalendarDay(tradeUntil, pageLocale()) },
        ]}
      >
        <ChangeLink change={undefined} label={t('company.change')} />
      </Facts>
      <Facts
        title={t('company.reach')}
        facts={[
          { label: texts('blocks')('phone'), value: phone && formatPhone(phone) },
          { label: texts('blocks')('email'), value: organisation.email },
          { label: form('website'), value: website },
          {
            label: form('dpo'),
            value: dpo && [dpo.name, dpo.email, dpo.phone && formatPhone(dpo.phone)].filter(Boolean).join('\n'),
            long: true,
          },
        ]}
      >
        <ChangeLink change="contact" label={t('company.changeReach')} />
      </Facts>
      <LogoCard changed={logo} />
    </>
  );
}
