import type { HitKind, WholesaleHit } from '#contract/wholesale/search.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { stateTones } from '#domain/records/state-tones.ts';
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

const typeOf = {
  customer: 'ws.customer',
  sip: 'ws.sip',
  number: 'ws.number',
  order: 'hfo.vp.order',
  porting: 'ws.porting',
  process: 'ws.process',
} as const satisfies Record<HitKind, keyof typeof stateTones>;

/** The same colour as on the record itself. */
export function hitTone({ kind, status }: WholesaleHit): Tone {
  const tones: Readonly<Record<string, Tone>> = stateTones[typeOf[kind]];
  return tones[status] ?? 'neutral';
}

/** States in words; a code without a text is shown unchanged. */
export function hitStatus({ kind, status }: WholesaleHit): string {
  const statusText = texts('wholesale-search')(`status.${kind}.${status}` as 'status.sip.active');
  return statusText.startsWith('status.') ? status : statusText;
}
