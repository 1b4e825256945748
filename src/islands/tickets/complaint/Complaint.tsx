import { useStore } from '@nanostores/react';
import FileCheck from 'lucide/dist/esm/icons/file-check.mjs';
import FileQuestion from 'lucide/dist/esm/icons/file-question-mark.mjs';
import { useState } from 'react';
import type { ComplaintPreview } from '#contract/commissions/complaint.ts';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { complaintPreviewStore } from '#stores/tickets/complaint.ts';
import { ComplaintForm } from './ComplaintForm.tsx';

const toLines = () => (
  <LinkButton href={href('EtcBillingDocuments', pageLocale(), { tab: 'lines' })}>
    {texts('complaints')('toLines')}
  </LinkButton>
);

/** What has a ticket already, one line for each ticket. */
function Refused({ refused: refusedClaims }: Pick<ComplaintPreview, 'refused'>) {
  const t = texts('complaints');
  const byTicket = Map.groupBy(refusedClaims, ({ ticket }) => ticket?.id ?? '');
  return (
    <Notice tone="warn" title={t('refused', { count: refusedClaims.length })}>
      <ul>
        {[...byTicket].map(([id, [first, ...others]]) => (
          <li key={id}>
            {first?.ticket ? (
              <a href={href('EtcTicketEdit', pageLocale(), { id })}>
                {t('refusedBy', { number: first.ticket.foreignid })}
              </a>
            ) : (
              first && t(`state.${first.state}`)
            )}
            {first && `: ${t('lines', { count: others.length + 1 })}, ${providerName(first.operator)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Each operator gets a ticket of its own, one after the other. */
function Operators({ complaints, sent }: { complaints: ComplaintPreview['complaints']; sent: readonly string[] }) {
  const t = texts('complaints');
  const all = complaints.length + sent.length;
  if (all < 2) return null;
  return (
    <Notice title={t('severalTitle', { count: all })}>
      <p>{t('several')}</p>
      <ol className="mt-1 list-inside list-decimal">
        {sent.map((operator) => (
          <li key={operator}>{t('operatorSent', { operator: providerName(operator) })}</li>
        ))}
        {complaints.map(({ operator, claims }, index) => (
          <li key={operator} className={index === 0 ? 'font-semibold' : ''} aria-current={index === 0 && 'step'}>
            {providerName(operator)}: {t('lines', { count: claims.length })}
          </li>
        ))}
      </ol>
    </Notice>
  );
}

/** From lines of commission statements to the tickets that complain about them, operator by operator. */
export function Complaint({ holidays }: { holidays: Holidays }) {
  const t = texts('complaints');
  const preview = useStore(complaintPreviewStore.$value);
  const [sent, setSent] = useState<readonly string[]>([]);
  const skeleton = (
    <div className="card max-w-form">
      <Skeleton rows={8} />
    </div>
  );
  if (preview.state === 'failed' && preview.error.status === 404)
    return (
      <div className="card max-w-form" role="status">
        <Empty icon={FileQuestion} title={t('gone')} action={toLines()}>
          {t('goneText')}
        </Empty>
      </div>
    );
  return (
    <Async value={preview} failedTitle={t('failed')} onRetry={complaintPreviewStore.reload} skeleton={skeleton}>
      {({ complaints, refused: refusedClaims }) => {
        const [first, ...others] = complaints;
        const before = refusedClaims.filter(({ operator }) => !sent.includes(operator));
        return (
          <div className="grid gap-5">
            <Operators complaints={complaints} sent={sent} />
            {before.length > 0 && first && <Refused refused={before} />}
            {first ? (
              <ComplaintForm
                // Lines that a colleague was quicker with leave the sheet.
                key={[first.operator, ...first.claims.map(({ id }) => id)].join()}
                complaint={first}
                holidays={holidays}
                isLast={others.length === 0}
                onSent={() => {
                  setSent([...sent, first.operator]);
                  void complaintPreviewStore.reload();
                  scrollTo(0, 0);
                  // The pressed button has disappeared.
                  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
                }}
              />
            ) : (
              <div className="card max-w-form" role="status">
                <Empty icon={FileCheck} title={t('allRefused')} action={toLines()}>
                  {refusedClaims.length > 0 && <Refused refused={refusedClaims} />}
                </Empty>
              </div>
            )}
          </div>
        );
      }}
    </Async>
  );
}
