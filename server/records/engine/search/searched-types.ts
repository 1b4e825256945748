import type { SearchKind } from '#contract/search/search.ts';
import { columnField } from '#server/queries/records/named-columns.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';

interface SearchedType {
  readonly kind: SearchKind;
  /** The columns that name a record, and those that tell it from others of its name; the first that is filled. */
  readonly title: readonly string[];
  readonly detail: readonly string[];
  /** The columns that filters of the search look at. */
  readonly state?: string;
  readonly customerId?: string | 'own id';
  /** Found by its telephone numbers alone: there are a million of them, and the words in them are those of their customers. */
  readonly byNumber?: true;
}

const byStateAndCustomer = { state: 'state', customerId: 'customerId' } as const;

/** The types of records that the one search finds, and how a hit of them is called. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = {
  'hd.ticket': { kind: 'ticket', title: ['subject'], detail: ['contact'], ...byStateAndCustomer },
  'hfo.vp.customer': { kind: 'customer', title: ['name'], detail: ['place'], customerId: 'own id' },
  'ws.customer': { kind: 'customer', title: ['name'], detail: ['town'], state: 'state', customerId: 'own id' },
  'hfo.vp.draft': { kind: 'draft', title: ['customer', 'caption'], detail: ['caption'], ...byStateAndCustomer },
  'hfo.vp.order': { kind: 'order', title: ['customer', 'caption'], detail: ['caption'], ...byStateAndCustomer },
  'ws.number': { kind: 'number', title: ['number'], detail: ['customer'], byNumber: true },
  'ws.porting': { kind: 'porting', title: ['numbers', 'customer'], detail: ['customer'], ...byStateAndCustomer },
  'ws.portingOut': { kind: 'porting', title: ['numbers', 'customer'], detail: ['customer'], ...byStateAndCustomer },
  'ws.sip': { kind: 'sip', title: ['sipUser'], detail: ['customer'], ...byStateAndCustomer },
  'ws.service': { kind: 'service', title: ['identifier'], detail: ['customer'], ...byStateAndCustomer },
  'ws.process': { kind: 'process', title: ['objectTitle'], detail: ['customer'], ...byStateAndCustomer },
};

type Row = Readonly<Partial<Record<ValueField, string | null | undefined>>> & { readonly foreignid?: string | null };

const firstOf = (type: string, row: Row, names: readonly string[]) =>
  names.map((name) => row[columnField(type, name)]).find(Boolean);

/** How a record is called as a hit. */
export function hitLabels(type: string, row: Row): { readonly title: string; readonly detail: string | null } {
  const searched = searchedTypes[type];
  const title = (searched && firstOf(type, row, searched.title)) || row.foreignid || '';
  const detail = searched && firstOf(type, row, searched.detail);
  return { title, detail: detail && detail !== title ? detail : null };
}

/** What filters of the search look at. */
export function filterColumns(type: string, row: Row & { readonly id: string }) {
  const { state, customerId } = searchedTypes[type] ?? {};
  return {
    state: (state && firstOf(type, row, [state])) ?? null,
    customerId: customerId === 'own id' ? row.id : ((customerId && firstOf(type, row, [customerId])) ?? null),
  };
}

/** What a record is about, before its number: its customer, else its subject or what it is called. */
export function recordName(row: Row & { readonly type: string }): string | undefined {
  const { type } = row;
  const searched = searchedTypes[type];
  if (!searched) return undefined;
  const names = [...searched.detail, ...searched.title];
  return firstOf(type, row, names.includes('customer') ? ['customer', ...searched.title] : searched.title) || undefined;
}
