import { computed } from 'nanostores';
import { listSubPartnerLines, listSubPartnerOrders, readSubPartners } from '#api/sales/sub-partners.ts';
import type { SubPartner } from '#contract/sub-partner.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { openView, queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $userRoles } from '../session/session-state.ts';

export const subPartnerTabs = ['partners', 'orders', 'lines'] as const;
export type SubPartnerTab = (typeof subPartnerTabs)[number];

const address = queryStore({ tab: 'partners' });
/** Commissions are for those who may see the statements of the organisation. */
export const $openTabs = computed([$userRoles, $foundation], (roles, foundation) =>
  subPartnerTabs.filter(
    (tab) => tab !== 'lines' || mayAccess(accessOf('EtcBillingDocuments'), roles, foundation?.type ?? ''),
  ),
);
export const $tab = computed(
  [address.$query, $openTabs],
  ({ tab }, tabs): SubPartnerTab => tabs.find((one) => one === tab) ?? 'partners',
);
/** What narrowed the part that is left does not come along. */
export const openTab = (tab: SubPartnerTab, filter: Readonly<Record<string, string>> = {}): void =>
  openView({ ...(tab !== 'partners' && { tab }), ...filter });

interface SubPartnerRow extends SubPartner {
  readonly orders: number;
  readonly lines: number;
}

/** Those below the organisation, with how much each has sold under its code. */
export const subPartners = loader(async (): Promise<readonly SubPartnerRow[]> => {
  const owner = $dataScope.get();
  if (!owner) throw new Error('No foundation is selected');
  const first = { _limit: 1 };
  const hasLines = $openTabs.get().includes('lines');
  const [items, orders, lines] = await Promise.all([
    readSubPartners(owner.trid),
    listSubPartnerOrders(owner.trid, first),
    hasLines ? listSubPartnerLines(owner.trid, first) : undefined,
  ]);
  return items.map((one) => ({
    ...one,
    orders: orders.counts[one.code] ?? 0,
    lines: lines?.counts[one.code] ?? 0,
  }));
});
onActive(subPartners.$value, [$dataScope], () => {
  subPartners.reset();
  if ($dataScope.get()) void subPartners.reload();
});
