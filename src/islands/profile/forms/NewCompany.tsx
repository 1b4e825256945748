import { useStore } from '@nanostores/react';
import { changeTypes } from '#contract/profile/change-request.ts';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { changesIn, companyForm, fieldsOfChange } from '#domain/profile/company-form.ts';
import { texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { foundationProfile } from '#stores/profile/foundation-profile.ts';
import { requestAddress } from '#stores/profile/requests.ts';
import { profileContext, profileLabels } from '../request-labels.ts';
import { ChangeForm } from './ChangeForm.tsx';

type OrganisationProps = Pick<FoundationProfile, 'organisation'>;

/** What stands there now of what is about to change, beside the form. */
function PresentValues({ organisation }: OrganisationProps) {
  const t = texts('profile-form');
  const chosen = useOtherValue<readonly string[]>('changeTypes') ?? [];
  const sections = groupedFacts(
    companyForm,
    { ...organisation, changeTypes: chosen },
    profileLabels(),
    profileContext(organisation)(),
  ).filter(({ name }) => name !== 'change');
  return (
    <Card title={t('present.title')}>
      {sections.length > 0 ? (
        <div className="grid gap-5">
          <FactSections sections={sections} />
        </div>
      ) : (
        <p className="text-muted">{t(chosen.length > 0 ? 'present.nothing' : 'present.choose')}</p>
      )}
    </Card>
  );
}

/** Fields begin with their present values, except the account, which is always masked. */
function startOf({ organisation }: OrganisationProps, change: string): Record<string, unknown> {
  const selectedTypes = changeTypes.filter((type) => type === change);
  const { bank: _masked, ...presentData } = organisation ?? { companyName: '', contacts: [] };
  const names = changesIn({ changeTypes: changeTypes }).flatMap((type): readonly string[] => fieldsOfChange[type]);
  const prefill = Object.fromEntries(Object.entries(presentData).filter(([name]) => names.includes(name)));
  return { ...prefill, changeTypes: selectedTypes, effectiveOn: berlinDay(Date.now()) };
}

function NewCompanyRequest({ organisation }: OrganisationProps) {
  const t = texts('profile-form');
  const { change } = useStore(requestAddress.$query);
  return (
    <ChangeForm
      type="etc.company"
      organisation={organisation}
      defaults={filledForm(companyForm, startOf({ organisation }, change))}
      keep={`profile/company${change && `/${change}`}`}
      label={t('companyTitle')}
      summary={<PresentValues organisation={organisation} />}
    />
  );
}

/** A new wish about the company's core data. */
export function NewCompany() {
  const t = texts('profile-form');
  const profile = useStore(foundationProfile.$value);
  usePageTitle(t('companyTitle'));
  return (
    <RecordFrame route="EtcCompanyForm" list="EtcProfile">
      <Lead>{t('companyLead')}</Lead>
      <Async value={profile} failedTitle={t('profileFailed')} onRetry={foundationProfile.reload}>
        {({ organisation }) => <NewCompanyRequest organisation={organisation} />}
      </Async>
    </RecordFrame>
  );
}
