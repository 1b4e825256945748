import Check from 'lucide/dist/esm/icons/check.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import { useState } from 'react';
import { givableRoles } from '#contract/profile/users.ts';
import { type Organisation, organisationKinds } from '#contract/staff/organisations.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { invite } from '#stores/staff/organisation-members.ts';
import { actOnOrganisation } from '#stores/staff/organisations.ts';
import { OrganisationPeople } from './OrganisationPeople.tsx';
import { ReasonQuestion, usePreloadedReasons } from './ReasonQuestion.tsx';
import { SubPartners } from './SubPartners.tsx';
import { WaitingThings } from './WaitingThings.tsx';

const Invite = lazy(() => import('#islands/record/members/Invite.tsx').then((module) => module.Invite));
const FactorDemand = lazy(() => import('./FactorDemand.tsx').then((module) => module.FactorDemand));
const KindDialog = lazy(() => import('./KindDialog.tsx').then((module) => module.KindDialog));

type Question = 'invite' | 'kind' | 'factor' | 'endFactor' | 'lock' | 'unlock';

const KindMark = ({ label, isSet }: { label: string; isSet: boolean }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 font-semibold text-sm ${isSet ? 'bg-brand-soft text-link' : 'bg-surface text-muted'}`}
  >
    <Icon of={isSet ? Check : Minus} size={16} />
    {label}
  </span>
);

/** The last review of who may do what. */
function Review({ organisation: { title, version, reviewed, reviewedBy } }: { organisation: Organisation }) {
  const t = texts('organisations');
  const { running, failure, run } = useCall();
  const confirm = () =>
    void run(() => actOnOrganisation({ _action: 'review', version }), { done: t('review.done', { name: title }) });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap">
        <p className="text-muted text-sm">
          {reviewed === undefined
            ? t('review.never')
            : t('review.at', { day: formatDay(reviewed, pageLocale()), name: reviewedBy ?? '' })}
        </p>
        <Button small className="shrink-0" busy={running !== undefined} onClick={confirm}>
          {t('review.confirm')}
        </Button>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice live tone="danger">
            {failure}
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** What is due comes first, then what the organisation is, its people, and last what ends all of it. */
export function OrganisationRecord({ organisation }: { organisation: Organisation }) {
  const t = texts('organisations');
  const { title, trid, number, active, tags, version, created, lockedSince, lockReason, factorFrom } = organisation;
  const people = organisation.people.filter(({ state }) => state === 'active' || state === 'mustResetPassword');
  const withoutFactor = people.filter(({ factors }) => factors.length === 0).length;
  const hasAdministrator = !organisation.things.some(({ kind }) => kind === 'administrator');
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
          {active && (
            <Button
              look="primary"
              className="ms-auto max-sm:order-last max-sm:ms-0 max-sm:w-full"
              icon={<Icon of={UserPlus} />}
              onClick={() => setQuestion('invite')}
            >
              {t('invite')}
            </Button>
          )}
        </div>
        <p className="text-muted text-sm">
          {[t('number', { trid }), number, created !== undefined && t('since', { day: formatDay(created, locale) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {(organisation.things.length > 0 || !active) && (
          <div className="mt-4 grid gap-3">
            <WaitingThings organisation={organisation} onInvite={() => setQuestion('invite')} />
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
      <OrganisationPeople organisation={organisation} />
      {!tags.includes('ETC') && <SubPartners organisation={organisation} />}
      <Review organisation={organisation} />
      <Card title={t('whole')}>
        {active && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-4 border-line border-b pb-4 sm:flex-nowrap">
            <div className="min-w-0 max-w-160">
              <p className="font-semibold">{t('factorDemand.title')}</p>
              <p className="text-muted text-sm">
                {factorFrom === undefined
                  ? t('factorDemand.text', { n: withoutFactor, count: people.length })
                  : `${t('factorDemand.since', { day: formatCalendarDay(factorFrom, locale) })} ${t('factorDemand.missing', { n: withoutFactor, count: people.length })}`}
              </p>
            </div>
            <span className="flex shrink-0 gap-2">
              <Button small onClick={() => setQuestion('factor')}>
                {t(factorFrom === undefined ? 'factorDemand.set' : 'factorDemand.change')}
              </Button>
              {factorFrom !== undefined && (
                <Button small onClick={() => setQuestion('endFactor')}>
                  {t('factorDemand.end')}
                </Button>
              )}
            </span>
          </div>
        )}
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
      {question === 'invite' && (
        <Suspense>
          <Invite
            own={givableRoles}
            preset={hasAdministrator ? [] : ['PORTAL_ETC_PORTAL_ADMIN']}
            send={invite}
            onClose={close}
          />
        </Suspense>
      )}
      {question === 'kind' && (
        <Suspense>
          <KindDialog organisation={organisation} onClose={close} />
        </Suspense>
      )}
      {question === 'factor' && (
        <Suspense>
          <FactorDemand organisation={organisation} onClose={close} />
        </Suspense>
      )}
      {question === 'endFactor' && (
        <ReasonQuestion
          title={t('factorDemand.endTitle')}
          text={t('factorDemand.endText')}
          label={t('factorDemand.endConfirm')}
          done={t('factorDemand.ended')}
          action={(reason) => actOnOrganisation({ _action: 'endFactorDemand', version, reason })}
          onClose={close}
        />
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
