import type { OrganisationData } from '#contract/profile/organisation.ts';
import { texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { ChangeLink } from './CompanyTab.tsx';

/** Where commission is paid to, masked, and how it is billed. */
export function BankTab({ organisation: { bank, selfBilling, smallBusiness } }: { organisation: OrganisationData }) {
  const t = texts('profile');
  const form = texts('profile-form');
  const blocks = texts('blocks');
  const formatAnswer = (answer: boolean | undefined) => answer !== undefined && t(answer ? 'yes' : 'no');
  return (
    <>
      {bank ? (
        <Facts
          title={t('bank.title')}
          facts={[
            { label: blocks('accountHolder'), value: bank.accountHolder },
            { label: blocks('iban'), value: <span className="tabular-nums">{bank.iban}</span> },
            { label: blocks('bic'), value: bank.bic },
            { label: blocks('bankName'), value: bank.bankName },
          ]}
        >
          <p className="mt-4 text-muted text-sm">{t('bank.masked')}</p>
          <ChangeLink change="bank" label={t('bank.change')} />
        </Facts>
      ) : (
        <Card title={t('bank.title')}>
          <Notice tone="warn" title={t('bank.none')}>
            {t('bank.noneText')}
          </Notice>
          <ChangeLink change="bank" label={t('bank.give')} />
        </Card>
      )}
      <Facts
        title={t('bank.billing')}
        facts={[
          { label: form('selfBilling'), value: formatAnswer(selfBilling) || '–' },
          { label: form('smallBusiness'), value: formatAnswer(smallBusiness) || '–' },
        ]}
      >
        <ChangeLink change="tax" label={t('bank.changeBilling')} />
      </Facts>
    </>
  );
}
