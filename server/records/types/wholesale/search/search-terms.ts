import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { portingColumns } from '#contract/wholesale/porting.ts';
import type { HitKind, SearchCriterion } from '#contract/wholesale/search.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';

/** Where a kind of hit is kept, and the columns that say what it is. */
export const hitTypes = {
  customer: { type: 'ws.customer', title: 'name', customer: 'name', status: 'state', customerId: 'id' },
  sip: { type: 'ws.sip', title: 'sipUser', customer: 'customer', status: 'state', customerId: 'customerId' },
  number: {
    type: 'ws.number',
    title: 'number',
    customer: 'customer',
    status: 'state',
    customerId: 'customerId',
    accountId: 'accountId',
  },
  order: { type: 'hfo.vp.order', title: 'foreignid', customer: 'customer', status: 'state' },
  porting: { type: 'ws.porting', title: 'numbers', customer: 'customer', status: 'state', customerId: 'customerId' },
  process: { type: 'ws.process', title: 'foreignid', customer: 'customer', status: 'state', customerId: 'customerId' },
} as const satisfies Record<HitKind, { type: string } & Partial<Record<string, string>>>;

/** What cannot stand inside quotation marks, and would make a field of a word. */
const plain = (term: string): string => term.replaceAll(/[":]/g, ' ').trim();
const begins = (field: string) => (term: string) => `${field}:"${plain(term)}"*`;
const words = (term: string): string => plain(term);
/** Names are known by their beginnings; no mark of the search's own is left in them. */
const nameWords = (term: string): string =>
  plain(term)
    .split(/[\s*]+/)
    .filter(Boolean)
    .map((word) => (/^\p{L}{3,}$/u.test(word) ? `${word}*` : word))
    .join(' ');

export type TermSearches = Partial<Record<HitKind, (term: string) => string>>;

/** What telephone numbers are looked for in. */
export const numberKinds = ['number', 'porting'] as const satisfies readonly HitKind[];

/** `docs/domain/wholesale-search.md`: what each other criterion asks of which records, as terms of lists. */
export const criteria: Record<Exclude<SearchCriterion, 'number'>, TermSearches> = {
  customerNumber: { customer: begins('foreignid') },
  sipUser: { sip: begins(sipAccount.columns.sipUser) },
  orderNumber: { order: begins('foreignid'), porting: begins('foreignid'), process: begins('foreignid') },
  name: { customer: nameWords },
  vaId: { porting: begins(portingColumns.vaId) },
  contractNumber: { porting: words, order: words },
  ip: { sip: words },
  zipCity: {
    customer: (term) => {
      const [, zip = '', city = ''] = /^(\d*)\s*(.*)$/.exec(plain(term)) ?? [];
      return [zip && begins(wholesaleCustomer.columns.zip)(zip), city && begins(wholesaleCustomer.columns.town)(city)]
        .filter(Boolean)
        .join(' ');
    },
  },
  externalReference: { customer: begins(wholesaleCustomer.columns.reference), porting: words },
};
