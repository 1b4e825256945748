import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs';
import { maxClaims } from '#contract/commissions/complaint.ts';
import type { CommissionLine } from '#contract/commissions/line.ts';
import type { CommissionGap } from '#contract/commissions/statement.ts';
import { href } from '#domain/access/routes.ts';
import { gapId } from '#domain/commissions/gap-id.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LinkButton } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface LineActsProps {
  /** The marked lines, or the one with open details. */
  lines: readonly CommissionLine[];
  /** Contracts that are not paid any more. */
  gaps?: readonly CommissionGap[];
  /** Called after an action on the marked lines. */
  onDone: () => void;
}

const joined = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined);

/** The way from lines of a statement to the complaint about them. */
export function LineActions({ lines, gaps = [] }: LineActsProps) {
  const t = texts('commissions');
  const count = lines.length + gaps.length;
  // What is complained about already has its ticket beside it.
  if (lines.length > 0 && lines.every(({ state }) => state !== 'open')) return null;
  if (count > maxClaims) return <p className="text-muted text-sm">{t('complain.tooMany', { most: maxClaims })}</p>;
  const address = href('EtcTicketEdit', pageLocale(), {
    type: 'etcProvisionComplain',
    lines: joined(lines.map(({ id }) => id)),
    gaps: joined(gaps.map(gapId)),
  });
  return (
    <LinkButton small look="primary" icon={<Icon of={HandCoins} size={16} />} href={address}>
      {t('complain.act', { count })}
    </LinkButton>
  );
}
