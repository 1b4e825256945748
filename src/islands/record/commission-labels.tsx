import type { CommissionKind, CommissionLine, LineState } from '#contract/commissions/line.ts';
import type { Comparison } from '#domain/commissions/sums.ts';
import { partTones } from '#domain/records/state-tones.ts';
import { formatAmount } from '#domain/text/money.ts';
import { formatNumber, formatSigned } from '#domain/text/number-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

/** The operator without its legal form, where room is short. */
export const operatorName = (code: string): string => providerName(code).replace(/ (?:GmbH|AG|eG)$/, '');

export const kindName = (kind: CommissionKind): string => texts('commissions')(`kind.${kind}`);

const tones = partTones.commissionLine;

/** Where a line stands; almost all are open, which is nothing to call out. */
export function StatePill({ state }: { state: LineState }) {
  const name = texts('commissions')(`state.${state}`);
  return state === 'open' ? (
    <span className="text-muted">{name}</span>
  ) : (
    <StatusPill tone={tones[state]}>{name}</StatusPill>
  );
}

/** Money as in accounts; chargebacks are red. */
export function Amount({ cents, kind, className = '' }: { cents: number; kind?: CommissionKind; className?: string }) {
  const isCharged = kind === 'chargeback' && cents < 0;
  return (
    <span className={`whitespace-nowrap tabular-nums ${isCharged ? 'text-danger' : ''} ${className}`}>
      {formatAmount(cents, pageLocale())}
    </span>
  );
}

/** By what a line is known: its customer, else its contract, its number, or its place in the file. */
export const lineName = ({ customer, contract, phone, row }: CommissionLine): string =>
  customer ?? contract ?? phone ?? texts('commissions')('rowOf', { row });

/** `+3,4 %` with a minus as wide as the plus; `neu` where there was nothing before. */
export function percentText({ percent, before, amount }: Comparison): string {
  if (percent === undefined) return before === 0 && amount !== 0 ? texts('commissions')('newOne') : '–';
  const locale = pageLocale();
  return `${formatSigned(percent, locale, { most: 1 })}${locale === 'de' ? '\u00a0' : ''}%`;
}

/** `1.234`. */
export const countText = (count: number): string => formatNumber(count, pageLocale());

export const linesText = (count: number): string => texts('commissions')('lines', { count, n: countText(count) });
