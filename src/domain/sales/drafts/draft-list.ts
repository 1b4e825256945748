import { draftStates } from '#contract/sales/draft.ts';
import { productTypes } from '#contract/sales/product.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** What the list of drafts can be asked; those that were changed last come first. */
export const draftList = {
  sorts: ['foreignid', 'value2', 'value3', 'value4', 'value7', 'created', 'modified'],
  sort: '-modified',
  tabs: {
    name: 'state',
    field: 'value4',
    values: draftStates,
    groups: { working: () => ['open', 'complete', 'submitting'], all: () => draftStates },
    first: 'working',
  },
  filters: {
    product: { kind: 'oneOf', field: 'value1', values: productTypes },
    access: { kind: 'oneOf', field: 'value6', values: ['true', 'false'] },
    vo: { kind: 'code', field: 'value7' },
    customer: { kind: 'code', field: 'value5' },
  },
  hasArchive: true,
} as const satisfies ListRules;
