import { type DraftData, isWritable } from '#contract/sales/draft.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import type { Columns } from '#server/records/engine/definition/columns.ts';

const captionOf = ({ productType, additionalDsl }: DraftData) => productCaption(productType, additionalDsl);

export const draftColumns = (draft: DraftData): Columns => ({
  value1: draft.productType,
  value2: captionOf(draft),
  value3: draft.customerName,
  value4: draft.state,
  value5: draft.customerId,
  value6: String(isWritable(draft.state)),
  value7: draft.voNumber,
  value8: String(draft.percent ?? 0),
});

export const draftSearchText = (draft: DraftData): (string | undefined)[] => [
  captionOf(draft),
  draft.customerName,
  draft.customerNumber,
  draft.voNumber,
  draft.externalReference,
];
