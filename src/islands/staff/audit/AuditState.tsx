import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AuditState as State } from '#contract/staff/audit.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { auditState, checkAuditNow } from '#stores/staff/audit.ts';

/** What the last look at the chain found. */
function describeState({ checked, sealed, waiting, keepDays }: State) {
  const t = texts('audit');
  const locale = pageLocale();
  const counts = [
    t('state.sealed', { count: sealed }),
    waiting > 0 && t('state.waiting', { count: waiting }),
    keepDays > 0 && t('state.kept', { count: keepDays }),
  ];
  const text = counts.filter(Boolean).join(' ');
  if (!checked) return { tone: 'info', title: t('state.unchecked'), text } as const;
  const moment = formatMoment(checked.at, locale);
  const { fault } = checked;
  if (!fault) return { tone: 'ok', title: t('state.whole', { moment }), text } as const;
  const faultText = t(`state.fault.${fault.why}`, { place: fault.seq });
  return {
    tone: 'danger',
    title: t('state.broken', { moment }),
    text: `${faultText} ${t('state.brokenText')}`,
  } as const;
}

/** Whether the log is as it was written, and the way to look again. */
export function AuditState() {
  const t = texts('audit');
  const state = useStore(auditState.$value);
  const { busy, failure, run } = useCall({ textOf: () => t('state.checkFailed') });
  const [hasRequested, setAsked] = useState(false);

  const check = () => {
    setAsked(true);
    void run(checkAuditNow);
  };

  return (
    <div className="mb-5 grid gap-3">
      <Async
        value={state}
        failedTitle={t('state.failed')}
        onRetry={auditState.reload}
        skeleton={
          <div className="card">
            <Skeleton rows={2} />
          </div>
        }
      >
        {(loadedState) => {
          const { tone, title, text } = describeState(loadedState);
          const again = (
            <Button small busy={busy} onClick={check}>
              {t('state.check')}
            </Button>
          );
          return (
            <Notice live={hasRequested && !busy} tone={tone} title={title} actions={again}>
              {text}
            </Notice>
          );
        }}
      </Async>
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
    </div>
  );
}
