import { createContext, useContext } from 'react';
import type { SuggestedClaim } from '#contract/commissions/complaint.ts';
import { centsTyped } from '#domain/commissions/check-claims.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { monthCaption } from '#domain/date/months.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useRow } from '#islands/ui/form/schema/schema-context.ts';

/** The claims of a form by the names of their groups. */
export const ClaimsContext = createContext<ReadonlyMap<string, SuggestedClaim>>(new Map());

/** The portal's data about the claim of the surrounding fields, so that users need not look it up. */
export function ClaimNote() {
  const t = texts('complaints');
  const claims = useContext(ClaimsContext);
  const { path } = useRow();
  const claim = claims.get(path.slice(0, -1));
  if (!claim) return null;
  const { month, kind, deadline, row } = claim;
  const locale = pageLocale();
  const shownDay = (typed = '') => formatCalendarDay(typedDate(typed) ?? typed, locale);
  const facts = [
    month && (claim.of === 'order' ? t('note.active', { day: shownDay(row.activated) }) : monthCaption(month, locale)),
    kind && t(`kind.${kind}`),
    row.vo && t('note.vo', { vo: row.vo }),
    t('note.received', { amount: formatAmount(centsTyped(row.received) ?? 0, locale) }),
    deadline && t('note.deadline', { day: formatCalendarDay(deadline, locale) }),
  ];
  return <p className="-mt-3 text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>;
}
