import { useStore } from '@nanostores/react';
import type { AccessReview } from '#contract/integrations/sign-in-rules.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { rightName } from '#islands/record/members/rights-labels.ts';
import { ConfirmDialog } from '#islands/ui/overlay/ConfirmDialog.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { accessReview, confirmAccess } from '#stores/profile/access-review.ts';

function Person({ name, userId, rights, isDisabled, hasFactor, lastActive }: AccessReview['users'][number]) {
  const t = texts('sign-in-rules');
  const active =
    lastActive === undefined
      ? t('review.neverActive')
      : t('review.active', { day: formatDay(lastActive, pageLocale()) });
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {isDisabled && <StatusPill tone="danger">{t('evidence.disabled')}</StatusPill>}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{userId}</p>
        <p className="text-muted text-sm">
          {active} · {t(hasFactor ? 'review.factor' : 'review.noFactor')}
        </p>
      </div>
      <ul className="flex flex-wrap content-start gap-1.5">
        {rights.map((right) => (
          <li key={right}>
            <StatusPill tone="neutral">{rightName(right)}</StatusPill>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Everybody's rights, read and confirmed in one go; what is wrong is changed at the users. */
export function ReviewAccess({ onClose }: { onClose: () => void }) {
  const t = texts('sign-in-rules');
  const review = useStore(accessReview.$value);
  const state = review.state === 'ready' ? review.value.state : undefined;
  return (
    <ConfirmDialog
      wide
      hasFields
      onClose={onClose}
      title={t('review.title')}
      confirmLabel={t('review.confirm')}
      isReady={state !== undefined}
      values={state}
      action={() => confirmAccess(state ?? '')}
      done={t('review.done')}
    >
      <div className="grid gap-3">
        <p>{t('review.question')}</p>
        <p>
          <a href={`${href('EtcProfile', pageLocale())}?tab=users`}>{t('review.change')}</a>
        </p>
        <Async value={review} failedTitle={t('review.failed')} onRetry={accessReview.reload}>
          {({ users }) => (
            <ul className="divided border-line border-y">
              {users.map((user) => (
                <Person key={user.userId} {...user} />
              ))}
            </ul>
          )}
        </Async>
      </div>
    </ConfirmDialog>
  );
}
