import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Claim } from '#contract/commissions/complaint.ts';
import { href } from '#domain/access/routes.ts';
import { monthCaption } from '#domain/date/months.ts';
import { partTones } from '#domain/records/state-tones.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { claimsStore } from '#stores/tickets/complaint.ts';

const tones = partTones.commissionLine;

const lineAt = (line: string) => href('EtcBillingDocuments', pageLocale(), { line });

function ClaimRow({ claim }: { claim: Claim }) {
  const t = texts('complaints');
  const locale = pageLocale();
  const { id, of, state, month, customer, contract, tariff, expected, received, won, correctedBy } = claim;
  const money = (cents: number) => formatAmount(cents, locale);
  const amounts = [
    t('card.expected', { amount: money(expected) }),
    t('card.received', { amount: money(received) }),
    won !== undefined && t('card.wonOne', { amount: money(won) }),
  ];
  const about = [customer && contract, tariff, month && monthCaption(month, locale)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line px-5 py-3 not-last:border-b">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{customer ?? contract ?? id}</p>
        <p className="text-muted text-sm">{about.filter(Boolean).join(' · ')}</p>
        <p className="text-sm tabular-nums">{amounts.filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {of === 'order' && <a href={href('OrderEdit', locale, { id })}>{t('card.toOrder')}</a>}
          {(of === 'line' || of === 'gap') && <a href={lineAt(id)}>{t('card.toLine')}</a>}
          {correctedBy && <a href={lineAt(correctedBy)}>{t('card.toCorrection')}</a>}
        </p>
      </div>
      <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
    </li>
  );
}

/** What a ticket complains about, line by line, and what that brought; nothing of a complaint that was filled in by hand. */
export function ClaimCard({ ticketId }: { ticketId: string }) {
  const t = texts('complaints');
  const [store] = useState(() => claimsStore(ticketId));
  const claims = useStore(store.$value);
  if (claims.state === 'ready' && claims.value.items.length === 0) return null;
  return (
    <Card flush title={t('card.title')}>
      <Async value={claims} failedTitle={t('card.failed')} onRetry={store.reload} skeleton={<Skeleton rows={3} />}>
        {({ items, won }) => (
          <>
            <ul>
              {items.map((claim) => (
                <ClaimRow key={`${claim.of}${claim.id}`} claim={claim} />
              ))}
            </ul>
            <p className="flex justify-between gap-4 border-line border-t bg-surface px-5 py-3 font-semibold">
              <span>{t('card.won')}</span>
              <span className="tabular-nums">{formatAmount(won, pageLocale())}</span>
            </p>
          </>
        )}
      </Async>
    </Card>
  );
}
