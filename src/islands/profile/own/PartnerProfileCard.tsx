import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { href } from '#domain/access/routes.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { partnerForm, profileCompleteness } from '#domain/profile/partner-form.ts';
import { isOpen } from '#domain/profile/request-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { latestRequests } from '#stores/profile/requests.ts';
import { profileContext, profileLabels } from '../request-labels.ts';
import { Completeness } from './Completeness.tsx';

const ChangeForm = lazy(() => import('../forms/ChangeForm.tsx').then((module) => module.ChangeForm));

type OrganisationProps = Pick<FoundationProfile, 'organisation'>;

/** The request that waits for its decision, where there is one. */
function usePendingRequest() {
  const latest = useStore(latestRequests.$value);
  return latest.state === 'ready'
    ? latest.value.find(({ type, state }) => type === 'etc.partner' && isOpen(state))
    : undefined;
}

/** An empty profile begins with the company's own data. */
function startOf({ organisation }: OrganisationProps): Record<string, unknown> {
  const { companyName, address, phone, email, website, profile } = organisation ?? {};
  const initialValues = profile ?? { companyName, address, phone, email, website, wantsLeads: true };
  return filledForm(partnerForm, {
    ...initialValues,
    phone: initialValues.phone ? formatPhone(initialValues.phone) : '',
  });
}

/** The sales-partner profile (`docs/domain/profile.md`): how complete it is, what it says, and the way to change it. */
export function PartnerProfileCard({ organisation }: OrganisationProps) {
  const t = texts('profile');
  const [edit, setEdit] = useState(false);
  const pending = usePendingRequest();
  const profile = organisation?.profile;
  const sections = groupedFacts(partnerForm, profile ?? {}, profileLabels(), profileContext(organisation)());
  if (edit)
    return (
      <section aria-labelledby="partner-title" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="partner-title">{t('partner.title')}</h2>
          <Button onClick={() => setEdit(false)}>{texts('ui')('cancel')}</Button>
        </div>
        <Suspense fallback={<Skeleton rows={6} />}>
          <ChangeForm
            type="etc.partner"
            organisation={organisation}
            defaults={startOf({ organisation })}
            keep="profile/partner"
            label={t('partner.title')}
          />
        </Suspense>
      </section>
    );
  return (
    <Card
      title={t('partner.title')}
      action={
        !pending && (
          <Button small onClick={() => setEdit(true)}>
            {t('partner.change')}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <Completeness {...profileCompleteness(profile)} />
        {pending && (
          <Notice
            title={t('partner.pending')}
            actions={
              <LinkButton small href={href('CustomerProfile', pageLocale(), { id: pending.id })}>
                {t('partner.toRequest')}
              </LinkButton>
            }
          >
            {t('partner.pendingText')}
          </Notice>
        )}
        {sections.length > 0 && <FactSections sections={sections} />}
      </div>
    </Card>
  );
}
