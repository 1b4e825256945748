import type { Administrator, Approval, ApprovalAction } from '#contract/staff/approvals.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { approvalObstacle } from '#domain/staff/approval-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { decide } from '#stores/staff/approvals.ts';
import { approvalTitle } from './approval-labels.ts';

function Reason({ approval: { reason, preparedBy, prepared } }: { approval: Approval }) {
  const t = texts('approvals');
  return (
    <>
      {reason && <p className="mt-0.5 wrap-anywhere">{t('reason', { reason })}</p>}
      <p className="text-muted text-sm">
        {t('preparedBy', { name: preparedBy.name, moment: formatMoment(prepared, pageLocale()) })}
      </p>
    </>
  );
}

interface PreparedProps {
  approval: Approval;
  own: string;
  /** Further administrators. */
  others: readonly Administrator[];
}

/** The acts that the reader may do, and who may do the others. */
export function PreparedApproval({ approval, own, others }: PreparedProps) {
  const t = texts('approvals');
  const { running, failure, run } = useCall();
  const title = approvalTitle(approval);
  const { id, preparedBy, subject, state, expires } = approval;
  const may = (action: ApprovalAction) =>
    !approvalObstacle({ state, preparedBy: preparedBy.id, subject: subject.id, actor: own, action });
  const act = (action: ApprovalAction) =>
    void run(() => decide(id, action), { key: action, done: t(`done.${action}`, { title }) });
  const names = others.filter((one) => one.id !== subject.id).map(({ name }) => name);
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold text-base">{title}</h3>
        <Reason approval={approval} />
        <p className="text-muted text-sm">{t('expires', { day: formatDay(expires, pageLocale()) })}</p>
        {!may('release') && names.length > 0 && (
          <p className="mt-1 text-sm">{t('released.by', { names: names.join(', ') })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {may('refuse') && (
          <Button busy={running === 'refuse'} aria-label={t('refuseOf', { title })} onClick={() => act('refuse')}>
            {t('refuse')}
          </Button>
        )}
        {may('release') && (
          <Button
            look="primary"
            busy={running === 'release'}
            aria-label={t('releaseOf', { title })}
            onClick={() => act('release')}
          >
            {t('release')}
          </Button>
        )}
        {may('withdraw') && (
          <Button busy={running === 'withdraw'} aria-label={t('withdrawOf', { title })} onClick={() => act('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {failure && (
        <div className="sm:col-span-2">
          <Notice live tone="danger">
            {failure}
          </Notice>
        </div>
      )}
    </li>
  );
}

const tones = {
  prepared: 'info',
  released: 'ok',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

export function DecidedApproval({ approval }: { approval: Approval }) {
  const t = texts('approvals');
  const { state, decided, decidedBy } = approval;
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold text-base">{approvalTitle(approval)}</h3>
        <Reason approval={approval} />
        {decided !== undefined && decidedBy && (
          <p className="text-muted text-sm">
            {t('decidedBy', { name: decidedBy.name, moment: formatMoment(decided, pageLocale()) })}
          </p>
        )}
      </div>
      <div>
        <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
      </div>
    </li>
  );
}
