import type { SearchKind } from '#contract/search/search.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';

interface SearchedType {
  readonly kind: SearchKind;
  /** The columns that name a record, and those that tell it from others of its name; the first that is filled. */
  readonly title: readonly ValueField[];
  readonly detail: readonly ValueField[];
  /** Found by its telephone numbers alone: there are a million of them, and the words in them are those of their customers. */
  readonly byNumber?: true;
}

/** The types of records that the one search finds, and how a hit of them is called. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = {
  'hd.ticket': { kind: 'ticket', title: ['value1'], detail: ['value3'] },
  'hfo.vp.customer': { kind: 'customer', title: ['value1'], detail: ['value2'] },
  'ws.customer': { kind: 'customer', title: ['value1'], detail: ['value3'] },
  'hfo.vp.draft': { kind: 'draft', title: ['value3', 'value2'], detail: ['value2'] },
  'hfo.vp.order': { kind: 'order', title: ['value3', 'value2'], detail: ['value2'] },
  'ws.number': { kind: 'number', title: ['value1'], detail: ['value3'], byNumber: true },
  'ws.porting': { kind: 'porting', title: ['value1', 'value3'], detail: ['value3'] },
  'ws.portingOut': { kind: 'porting', title: ['value1', 'value3'], detail: ['value3'] },
  'ws.sip': { kind: 'sip', title: ['value1'], detail: ['value2'] },
  'ws.service': { kind: 'service', title: ['value3'], detail: ['value2'] },
  'ws.process': { kind: 'process', title: ['value2'], detail: ['value3'] },
};

type Row = Readonly<Partial<Record<ValueField, string | null | undefined>>> & { readonly foreignid?: string | null };

const firstOf = (row: Row, fields: readonly ValueField[]) => fields.map((field) => row[field]).find(Boolean);

/** How a record is called as a hit. */
export function hitLabels(type: string, row: Row): { readonly title: string; readonly detail: string | null } {
  const searched = searchedTypes[type];
  const title = (searched && firstOf(row, searched.title)) || row.foreignid || '';
  const detail = searched && firstOf(row, searched.detail);
  return { title, detail: detail && detail !== title ? detail : null };
}
