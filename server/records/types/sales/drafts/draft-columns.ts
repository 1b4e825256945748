import type { ColumnsOfType } from '#contract/columns-by-type.ts';
import { type DraftData, isWritable } from '#contract/sales/draft.ts';
import { codeOfProduct, productCaption } from '#domain/sales/products/catalogue.ts';

const captionOf = (draft: DraftData) => productCaption(draft, draft['additionalDsl']);

export const draftValues = (draft: DraftData): ColumnsOfType<'hfo.vp.draft'> => ({
  product: codeOfProduct(draft),
  caption: captionOf(draft),
  customer: draft.customerName,
  state: draft.state,
  customerId: draft.customerId,
  writable: String(isWritable(draft.state)),
  voNumber: draft.voNumber,
  percent: String(draft.percent ?? 0),
});

export const draftSearchText = (draft: DraftData): (string | undefined)[] => [
  captionOf(draft),
  draft.customerName,
  draft.customerNumber,
  draft.voNumber,
  draft.externalReference,
];
