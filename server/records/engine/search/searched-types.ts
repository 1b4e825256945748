import type { SearchKind } from '#contract/search/search.ts';
import { columnField } from '#server/queries/records/named-columns.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';

interface SearchedType {
  readonly kind: SearchKind;
  /** The columns that name a record, and those that tell it from others of its name; the first that is filled. */
  readonly title: readonly string[];
  readonly detail: readonly string[];
  /** Found by its telephone numbers alone: there are a million of them, and the words in them are those of their customers. */
  readonly byNumber?: true;
}

/** The types of records that the one search finds, and how a hit of them is called. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = {
  'hd.ticket': { kind: 'ticket', title: ['subject'], detail: ['contact'] },
  'hfo.vp.customer': { kind: 'customer', title: ['name'], detail: ['place'] },
  'ws.customer': { kind: 'customer', title: ['name'], detail: ['town'] },
  'hfo.vp.draft': { kind: 'draft', title: ['customer', 'caption'], detail: ['caption'] },
  'hfo.vp.order': { kind: 'order', title: ['customer', 'caption'], detail: ['caption'] },
  'ws.number': { kind: 'number', title: ['number'], detail: ['customer'], byNumber: true },
  'ws.porting': { kind: 'porting', title: ['numbers', 'customer'], detail: ['customer'] },
  'ws.portingOut': { kind: 'porting', title: ['numbers', 'customer'], detail: ['customer'] },
  'ws.sip': { kind: 'sip', title: ['sipUser'], detail: ['customer'] },
  'ws.service': { kind: 'service', title: ['identifier'], detail: ['customer'] },
  'ws.process': { kind: 'process', title: ['objectTitle'], detail: ['customer'] },
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
