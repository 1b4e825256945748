import { useState } from 'react';
import type { Mail } from '#contract/staff/mails.ts';
import { formatClock } from '#domain/date/date-format.ts';
import type { MailIssue } from '#domain/mails/mail-issues.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnMail, openMail } from '#stores/staff/mails.ts';
import { SecondPersonMissing } from '../admin/SecondPersonMissing.tsx';
import { issueText } from './MailFields.tsx';
import type { ChipLabels } from './placeholder-text.ts';
import type { useMailDraft } from './useMailDraft.ts';

const ConfirmForm = lazy(() => import('#islands/ui/overlay/ConfirmForm.tsx').then((module) => module.ConfirmForm));

interface Props {
  mail: Mail;
  draft: ReturnType<typeof useMailDraft>;
  issues: readonly MailIssue[];
  labels: ChipLabels;
  showIssue: () => void;
}

/** Whether the draft is saved, and its way into the mails, with the reason where it is barred. */
export function MailFoot({ mail, draft, issues, labels, showIssue }: Props) {
  const t = texts('mails');
  const { busy, failure, run } = useCall({ onFailed: () => void openMail.reload() });
  const [asks, setAsks] = useState(false);
  const { step, content, isConflict } = draft;
  const { current, isSecurity, others } = mail;
  const isWaiting = mail.draft?.approval !== undefined;
  const isChanged = (['subject', 'text'] as const).some(
    (field) => content[field].de !== current[field].de || content[field].en !== current[field].en,
  );
  const [first] = issues;
  const isAlone = isSecurity && others.length === 0;
  const isReady = isChanged && !first && !isAlone && mail.draft !== undefined && step === 'rest';
  const saved =
    draft.failure && step === 'waiting'
      ? t('save.failed')
      : step !== 'rest'
        ? t('save.saving')
        : mail.draft
          ? t('save.at', { time: formatClock(mail.draft.modified) })
          : t('save.none');
  return (
    <footer ref={footBar} data-foot-bar className="sticky bottom-0 grid gap-2 border-line border-t bg-card px-5 py-3">
      {isConflict ? (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p className="me-auto text-danger">{t('conflict.text')}</p>
          <Button
            small
            onClick={() =>
              void openMail.reload().then(() => {
                const value = openMail.$value.get();
                if (value.state === 'ready') draft.reset(value.value);
              })
            }
          >
            {t('conflict.theirs')}
          </Button>
          <Button small onClick={() => void draft.overwrite()}>
            {t('conflict.mine')}
          </Button>
        </div>
      ) : (
        (failure ?? draft.failure) && (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-danger">
            {failure ?? draft.failure}
            {draft.failure && (
              <Button small onClick={() => void draft.save()}>
                {t('save.again')}
              </Button>
            )}
          </p>
        )
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="text-muted text-sm" aria-live="polite">
          {saved}
        </p>
        <p className="min-w-48 flex-1 text-sm">
          {first && !isWaiting ? (
            <>
              <button type="button" className="font-semibold text-danger underline" onClick={showIssue}>
                {t(`language.${first.field.endsWith('de') ? 'de' : 'en'}`)}, {issueText(first, labels)}
              </button>{' '}
            </>
          ) : (
            !isChanged && <span className="text-muted">{t('unchanged')} </span>
          )}
          <span className="text-muted">
            {isSecurity ? (
              isAlone ? (
                <SecondPersonMissing>{t('alone')}</SecondPersonMissing>
              ) : (
                t('when.security', { names: others.join(', ') })
              )
            ) : (
              t('when.atOnce')
            )}
          </span>
        </p>
        {mail.draft && !isWaiting && (
          <Button small className="border-danger text-danger" onClick={() => setAsks(true)}>
            {t('discard.label')}
          </Button>
        )}
        <Button
          look="primary"
          busy={busy}
          disabled={!isReady || isWaiting || isConflict}
          onClick={() =>
            void run(() => actOnMail(mail, { _action: 'publish', version: mail.draft?.version ?? 0 }), {
              done: isSecurity ? t('done.submitted') : t('done.published'),
            })
          }
        >
          {isSecurity ? t('submit') : t('publish')}
        </Button>
      </div>
      {asks && (
        <Suspense>
          <ConfirmForm
            danger
            title={t('discard.title')}
            confirmLabel={t('discard.confirm')}
            done={t('discard.done')}
            action={async () =>
              draft.reset(await actOnMail(mail, { _action: 'discard', version: mail.draft?.version ?? 0 }))
            }
            onClose={() => setAsks(false)}
          >
            {t('discard.text')}
          </ConfirmForm>
        </Suspense>
      )}
    </footer>
  );
}
