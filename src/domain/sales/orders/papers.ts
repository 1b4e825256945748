import type { OrderData } from '#contract/sales/order.ts';
import type { Locale } from '#domain/access/routes.ts';
import type { Values } from '#domain/form/form-description.ts';
import { hasDebit } from './consents.ts';

/** Documents that the portal makes of a draft, an order or a SIP account. */
const papers = ['order', 'summary', 'mandate', 'offer', 'confirmation', 'proof', 'sipSheet'] as const;
export type Paper = (typeof papers)[number];

export const draftPapers = ['order', 'summary', 'mandate'] as const satisfies readonly Paper[];

/** What is handed over before the signature. */
export const papersToSign = (order: Values): readonly Paper[] =>
  draftPapers.filter((paper) => paper !== 'mandate' || hasDebit(order));
export const papersOfDraft = (draft: Values): readonly Paper[] => ['offer', ...papersToSign(draft)];

type Accepted = Pick<OrderData, 'history'>;
/** When (ms) the contract was concluded. */
export const acceptedAt = ({ history }: Accepted): number | undefined =>
  history.find(({ kind, status }) => kind === 'status' && status === 'accepted')?.at;

export const papersOfOrder = ({ values, ...order }: Accepted & { readonly values: Values }): readonly Paper[] => [
  ...papersToSign(values),
  ...(acceptedAt(order) === undefined ? [] : (['confirmation'] as const)),
  'proof',
];

/** Where a document is asked for, as if it were one of the record's attachments (§7-13 `home{trid}_{id}`). */
export const paperPath = (trid: string, id: string, paper: Paper, locale: Locale): string =>
  `home${trid}_${id}/${paper}.${locale}.pdf`;

/** The document that a file name asks for. */
export function paperNamed(name: string): { paper: Paper; locale: Locale } | undefined {
  const [, paper = '', locale] = /^(\w+)\.(de|en)\.pdf$/.exec(name) ?? [];
  const knownPaper = papers.find((one) => one === paper);
  return knownPaper && locale ? { paper: knownPaper, locale: locale as Locale } : undefined;
}
