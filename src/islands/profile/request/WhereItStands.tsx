import type { ChangeRequestRecord } from '#contract/profile/change-request.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';

const tones = {
  submitted: 'info',
  inReview: 'info',
  approved: 'ok',
  effective: 'ok',
  rejected: 'danger',
  withdrawn: 'info',
} as const;

/** Where a request stands, in a sentence that says what comes next. */
export function WhereItStands({ record }: { record: ChangeRequestRecord }) {
  const t = texts('profile-form');
  const locale = pageLocale();
  const { state, effectiveOn, effectiveAt, needsTwo, decisions } = record.data;
  const last = decisions.at(-1);
  const approvals = decisions.filter(({ approve }) => approve).length;
  const words = {
    day: formatCalendarDay(effectiveOn, locale),
    by: last?.by ?? '',
    moment: effectiveAt ? formatMoment(effectiveAt, locale) : '',
  };
  const isWaitingForSecond = needsTwo && approvals === 1 && (state === 'inReview' || state === 'submitted');
  return (
    <Notice tone={tones[state]} title={t(`stands.${state}.title`, words)}>
      <p>{isWaitingForSecond ? t('stands.second', words) : t(`stands.${state}.text`, words)}</p>
      {state === 'rejected' && last?.reason && (
        <blockquote className="my-2 whitespace-pre-line border-danger/40 border-s-2 ps-3">{last.reason}</blockquote>
      )}
      {needsTwo && !isWaitingForSecond && state === 'submitted' && <p>{t('stands.two')}</p>}
    </Notice>
  );
}
