import type { ListRulesOf } from '#contract/list-rules.ts';
import { draftColumns, draftStates } from '#contract/sales/draft.ts';

/** What the list of drafts can be asked; those that were changed last come first. */
export const draftList = {
  columns: draftColumns,
  sorts: ['foreignid', 'caption', 'customer', 'state', 'voNumber', 'created', 'modified'],
  sort: '-modified',
  tabs: {
    name: 'state',
    field: 'state',
    values: draftStates,
    groups: { working: () => ['open', 'complete', 'submitting'], all: () => draftStates },
    first: 'working',
  },
  filters: {
    product: { kind: 'code', field: 'product' },
    access: { kind: 'oneOf', field: 'writable', values: ['true', 'false'] },
    vo: { kind: 'code', field: 'voNumber' },
    customer: { kind: 'code', field: 'customerId' },
    owner: { kind: 'code', field: 'owner' },
  },
  hasArchive: true,
} as const satisfies ListRulesOf<typeof draftColumns>;
