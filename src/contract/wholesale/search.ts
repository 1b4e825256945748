import * as z from 'zod/mini';
import { choice, text } from '../fields.ts';

/** `docs/domain/wholesale-search.md`: what is looked for. */
export const searchCriteria = [
  'number',
  'customerNumber',
  'sipUser',
  'orderNumber',
  'name',
  'vaId',
  'contractNumber',
  'ip',
  'zipCity',
  'externalReference',
] as const;
export type SearchCriterion = (typeof searchCriteria)[number];

export const hitKinds = ['customer', 'sip', 'number', 'order', 'porting', 'process'] as const;
export type HitKind = (typeof hitKinds)[number];

/** Maximum number of hits; beyond it, users are asked to refine the search. */
export const maxHits = 100;

export const wholesaleSearch = { criterion: choice(searchCriteria), term: text(3, 60) } as const;
export const wholesaleSearchQuery = z.object({
  ...wholesaleSearch,
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxHits))),
});
export type WholesaleSearchQuery = z.infer<typeof wholesaleSearchQuery>;

const wholesaleHit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  customerNumber: z.optional(z.string()),
  customer: z.optional(z.string()),
  /** The code of its kind's states. */
  status: z.string(),
  /** Of the customer that it belongs to, and of the SIP account that a number leads to. */
  customerId: z.optional(z.string()),
  accountId: z.optional(z.string()),
});
export type WholesaleHit = z.infer<typeof wholesaleHit>;

export const wholesaleHits = z.object({
  items: z.array(wholesaleHit),
  total: z.number(),
  /** Nothing holds the searched words; these hold words like them. */
  similar: z.optional(z.boolean()),
});
export type WholesaleHits = z.infer<typeof wholesaleHits>;
