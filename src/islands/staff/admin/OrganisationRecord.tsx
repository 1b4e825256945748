import Check from 'lucide/dist/esm/icons/check.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import { useState } from 'react';
import { type Organisation, organisationKinds } from '#contract/staff/organisations.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnOrganisation } from '#stores/staff/organisations.ts';
import { OrganisationPerson, PeopleHead } from './OrganisationPerson.tsx';
import { ReasonQuestion, usePreloadedReasons } from './ReasonQuestion.tsx';

const KindDialog = lazy(() => import('./KindDialog.tsx').then((module) => module.KindDialog));

type Question = 'kind' | 'lock' | 'unlock';

const KindMark = ({ label, isSet }: { label: string; isSet: boolean }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 font-semibold text-sm ${isSet ? 'bg-brand-soft text-link' : 'bg-surface text-muted'}`}
  >
    <Icon of={isSet ? Check : Minus} size={16} />
    {label}
  </span>
);

/** What is due comes first, then what the organisation is, its people, and last what ends all of it. */
export function OrganisationRecord({ organisation }: { organisation: Organisation }) {
  const t = texts('organisations');
  const { title, trid, number, active, tags, people, version, created, lockedSince, lockReason } = organisation;
  const own = organisationKinds.filter((kind) => tags.includes(kind));
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  usePreloadedReasons();
  const locale = pageLocale();
  return (
    <>
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          <StatusPill tone={active ? 'ok' : 'danger'}>{t(active ? 'state.active' : 'state.locked')}</StatusPill>
        </div>
        <p className="text-muted text-sm">
          {[t('number', { trid }), number, created !== undefined && t('since', { day: formatDay(created, locale) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {(organisation.hasApproval || (active && organisation.lacksAdministrator) || !active) && (
          <div className="mt-4 grid gap-3">
            {organisation.hasApproval && (
              <Notice tone="warn" title={t('waits.approval')}>
                {t('waits.approvalText')}
              </Notice>
            )}
            {active && organisation.lacksAdministrator && (
              <Notice tone="warn" title={t('waits.administrator')}>
                {t('waits.administratorText')}
              </Notice>
            )}
            {!active && (
              <Notice tone="danger" title={t('state.locked')}>
                {lockedSince !== undefined &&
                  t('lockedSince', { day: formatDay(lockedSince, locale), reason: lockReason ?? '' })}
              </Notice>
            )}
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-start justify-between gap-4 border-line border-t pt-4 sm:flex-nowrap">
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
            <div>
              <dt className="mb-1 text-muted text-sm">{t('kind.label')}</dt>
              <dd className="flex flex-wrap gap-1.5">
                {organisationKinds.map((kind) => (
                  <KindMark key={kind} label={t(`kind.${kind}`)} isSet={own.includes(kind)} />
                ))}
              </dd>
            </div>
            <div className="max-w-narrow">
              <dt className="mb-1 text-muted text-sm">{t('kind.meaning')}</dt>
              <dd className="text-sm">{own.map((kind) => t(`kind.means${kind}`)).join(' ') || t('kind.meansNone')}</dd>
            </div>
          </dl>
          <Button small className="shrink-0" onClick={() => setQuestion('kind')}>
            {t('kind.change')}
          </Button>
        </div>
      </Card>
      <Card title={t('people.title')} count={people.length} flush>
        {people.length === 0 ? (
          <p className="px-5 py-6 text-muted">{t('people.none')}</p>
        ) : (
          <>
            <PeopleHead />
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <OrganisationPerson key={person.id} person={person} />
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card title={t('whole')}>
        <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap">
          <div className="min-w-0 max-w-160">
            <p className="font-semibold">{t(active ? 'lock.title' : 'unlock.title')}</p>
            <p className="text-muted text-sm">{t(active ? 'lock.text' : 'unlock.text')}</p>
          </div>
          <Button
            small
            className={`shrink-0 ${active ? 'border-danger text-danger' : ''}`}
            onClick={() => setQuestion(active ? 'lock' : 'unlock')}
          >
            {t(active ? 'lock.label' : 'unlock.label')}
          </Button>
        </div>
      </Card>
      {question === 'kind' && (
        <Suspense>
          <KindDialog organisation={organisation} onClose={close} />
        </Suspense>
      )}
      {question === 'lock' && (
        <ReasonQuestion
          danger
          title={t('lock.title')}
          text={t('lock.text')}
          label={t('prepare')}
          done={t('prepared')}
          action={(reason) => actOnOrganisation({ _action: 'lock', version, reason })}
          onClose={close}
        />
      )}
      {question === 'unlock' && (
        <ReasonQuestion
          title={t('unlock.title')}
          text={t('unlock.text')}
          label={t('unlock.confirm')}
          done={t('unlock.done', { name: title })}
          action={(reason) => actOnOrganisation({ _action: 'unlock', version, reason })}
          onClose={close}
        />
      )}
    </>
  );
}
