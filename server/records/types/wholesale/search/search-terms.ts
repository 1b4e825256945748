import type { HitKind, SearchCriterion } from '#contract/wholesale/search.ts';

/** Where a kind of hit is kept, and the columns that say what it is. */
export const hitTypes = {
  customer: { type: 'ws.customer', title: 'value1', customer: 'value1', status: 'value4', customerId: 'id' },
  sip: { type: 'ws.sip', title: 'value1', customer: 'value2', status: 'value4', customerId: 'value5' },
  number: {
    type: 'ws.number',
    title: 'value1',
    customer: 'value3',
    status: 'value2',
    customerId: 'value5',
    accountId: 'value6',
  },
  order: { type: 'hfo.vp.order', title: 'foreignid', customer: 'value3', status: 'value4' },
  porting: { type: 'ws.porting', title: 'value1', customer: 'value3', status: 'value2', customerId: 'value5' },
  process: { type: 'ws.process', title: 'foreignid', customer: 'value3', status: 'value4', customerId: 'value5' },
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

export type Asked = Partial<Record<HitKind, (term: string) => string>>;

/** What telephone numbers are looked for in. */
export const numberKinds = ['number', 'porting'] as const satisfies readonly HitKind[];

/** `docs/domain/wholesale-search.md`: what each other criterion asks of which records, as terms of lists. */
export const criteria: Record<Exclude<SearchCriterion, 'number'>, Asked> = {
  customerNumber: { customer: begins('foreignid') },
  sipUser: { sip: begins('value1') },
  orderNumber: { order: begins('foreignid'), porting: begins('foreignid'), process: begins('foreignid') },
  name: { customer: nameWords },
  vaId: { porting: begins('value8') },
  contractNumber: { porting: words, order: words },
  ip: { sip: words },
  zipCity: {
    customer: (term) => {
      const [, zip = '', city = ''] = /^(\d*)\s*(.*)$/.exec(plain(term)) ?? [];
      return [zip && begins('value2')(zip), city && begins('value3')(city)].filter(Boolean).join(' ');
    },
  },
  externalReference: { customer: begins('value5'), porting: words },
};
