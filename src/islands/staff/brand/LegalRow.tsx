import { useState } from 'react';
import type { LegalName, LegalOverview } from '#contract/brand/legal.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnDraft, draftOf } from '#stores/staff/legal.ts';
import { SecondPersonMissing } from '../admin/SecondPersonMissing.tsx';

const LegalDialog = lazy(() => import('./LegalDialog.tsx').then((module) => module.LegalDialog));
const ConfirmForm = lazy(() => import('#islands/ui/overlay/ConfirmForm.tsx').then((module) => module.ConfirmForm));

/** A text: what counts, what is prepared, and what can be done about it. */
export function LegalRow({ name, overview }: { name: LegalName; overview: LegalOverview }) {
  const t = texts('legal');
  const [open, setOpen] = useState<'edit' | 'discard'>();
  const { busy, failure, run } = useCall();
  const locale = pageLocale();
  const draft = draftOf(overview, name);
  const released = overview.versions.filter((one) => one.name === name && one.stage === 'released');
  const current = released.find(({ validFrom }) => validFrom <= overview.today);
  const shipped = overview.shipped[name]?.version;
  const isTerms = name === 'terms';
  const isAlone = overview.others.length === 0;
  const day = (validFrom: string) => formatCalendarDay(validFrom, locale);
  const since = current?.validFrom ?? shipped;
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{t(`name.${name}`)}</strong>
          {draft && (
            <StatusPill tone={draft.stage === 'waiting' ? 'info' : 'warn'}>
              {t(draft.stage === 'waiting' ? 'waiting' : 'preparing', { day: day(draft.validFrom) })}
            </StatusPill>
          )}
        </p>
        <p className="text-muted text-sm">
          {since && t(current ? 'inForce' : 'shipped', { day: day(since) })}
          {draft && ` · ${t('preparedBy', { name: draft.preparedBy, moment: formatMoment(draft.modified, locale) })}`}
        </p>
        {draft?.stage === 'preparing' && isTerms && (
          <p className="text-muted text-sm">
            {isAlone ? (
              <SecondPersonMissing>{t('alone')}</SecondPersonMissing>
            ) : (
              t('others', { names: overview.others.join(', ') })
            )}
          </p>
        )}
        {failure && <p className="mt-1 font-semibold text-danger text-sm">{failure}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {draft?.stage === 'waiting' ? (
          <LinkButton small href={href('Approvals', locale)}>
            {t('toApprovals')}
          </LinkButton>
        ) : (
          <>
            <Button
              small
              aria-label={`${t(`name.${name}`)}: ${t(draft ? 'change' : 'new')}`}
              onClick={() => setOpen('edit')}
            >
              {t(draft ? 'change' : 'new')}
            </Button>
            {draft && (
              <>
                <Button
                  small
                  busy={busy}
                  disabled={isTerms && isAlone}
                  onClick={() =>
                    void run(() => actOnDraft(draft, 'publish'), { done: t(isTerms ? 'submitted' : 'published') })
                  }
                >
                  {t(isTerms ? 'submit' : 'publish')}
                </Button>
                <Button small look="quiet" onClick={() => setOpen('discard')}>
                  {t('discard')}
                </Button>
              </>
            )}
          </>
        )}
      </div>
      {open === 'edit' && (
        <Suspense>
          <LegalDialog name={name} overview={overview} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'discard' && draft && (
        <Suspense>
          <ConfirmForm
            danger
            title={t('discardTitle', { day: day(draft.validFrom) })}
            confirmLabel={t('discard')}
            done={t('discarded')}
            action={() => actOnDraft(draft, 'discard')}
            onClose={() => setOpen(undefined)}
          >
            {t('discardText')}
          </ConfirmForm>
        </Suspense>
      )}
    </li>
  );
}
