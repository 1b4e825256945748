import { computed } from 'nanostores';
import { listSubPartnerLines, listSubPartnerOrders } from '#api/sales/sub-partners.ts';
import type { SubPartnerLine, SubPartnerLines, SubPartnerOrder } from '#contract/sub-partners.ts';
import { subPartnerLineList, subPartnerOrderList } from '#domain/sales/sub-partner-lists.ts';
import { recordList } from '../data/record-list.ts';

export const subPartnerOrders = recordList<SubPartnerOrder>({
  name: 'sub-partner-orders',
  rules: subPartnerOrderList,
  calls: { list: listSubPartnerOrders },
});

type Months = SubPartnerLines['months'];
export const subPartnerLines = recordList<SubPartnerLine>({
  name: 'sub-partner-lines',
  rules: subPartnerLineList,
  calls: { list: listSubPartnerLines },
});
/** What each month comes to, as the list says with its page. */
export const $months = computed(subPartnerLines.$page, (page): Months => {
  const value = page.state === 'ready' ? (page.value as { months?: Months }) : undefined;
  return value?.months ?? [];
});
