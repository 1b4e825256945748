import type { HitKind, WholesaleHit } from '#contract/wholesale/search.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

const pages: Record<HitKind, RouteName> = {
  customer: 'WholesaleCoreData',
  sip: 'WholesaleSip',
  number: 'WholesaleSip',
  order: 'OrderEdit',
  porting: 'WholesalePortNumber',
  process: 'WholesaleProcesses',
};

/** Where a hit is opened: a number at the account that it leads to, or at its customer. */
export function hitLink({ kind, id, accountId, customerId }: WholesaleHit): string {
  const locale = pageLocale();
  if (kind !== 'number') return href(pages[kind], locale, { id });
  return accountId
    ? href('WholesaleSip', locale, { id: accountId })
    : href('WholesaleCoreData', locale, { id: customerId });
}

const tones: Readonly<Record<string, Tone>> = {
  active: 'ok',
  done: 'ok',
  ported: 'ok',
  reserved: 'info',
  inSetup: 'info',
  running: 'info',
  scheduled: 'info',
  new: 'info',
  locked: 'warn',
  lockedByCustomer: 'warn',
  waitingPartner: 'warn',
  abbmReceived: 'danger',
  lockedForAbuse: 'danger',
  failed: 'danger',
};
export const hitTone = ({ status }: WholesaleHit): Tone => tones[status] ?? 'neutral';

/** States in words; a code without a text is shown unchanged. */
export function hitStatus({ kind, status }: WholesaleHit): string {
  const statusText = texts('wholesale-search')(`status.${kind}.${status}` as 'status.sip.active');
  return statusText.startsWith('status.') ? status : statusText;
}
