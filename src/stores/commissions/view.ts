import { atom, computed } from 'nanostores';
import { openView, queryStore } from '../data/address-query.ts';
import { fileQuery } from '../documents/file-view.ts';

export const commissionTabs = ['months', 'lines', 'missing', 'analysis'] as const;
type CommissionTab = (typeof commissionTabs)[number];

/** The address parameters of the commissions beside those of the list: the part, and the line with open details. */
export const commissionAddress = queryStore({ tab: 'months', line: '' });

/** What the analysis looks at; '' for the newest month, and for all. */
export const analysisAddress = queryStore({ month: '', against: 'month', network: '', office: '' });

export const $commissionTab = computed(
  commissionAddress.$query,
  ({ tab }): CommissionTab => commissionTabs.find((one) => one === tab) ?? 'months',
);

/** The page begins with the months; in a folder of its documents it is that folder alone. */
export const $isInFolder = computed(fileQuery.$query, ({ folder }) => folder !== '');
/** What stands above the documents is there, so that they need not move any more. */
export const $isDrawn = atom(false);
/** The documents stand below the months. */
export const $showsDocuments = computed(
  [$commissionTab, $isInFolder, $isDrawn],
  (tab, isInFolder, isDrawn) => isInFolder || (tab === 'months' && isDrawn),
);

/** Goes to a part of the page; what narrowed the part that is left does not come along. */
export const openTab = (tab: CommissionTab, filter: Readonly<Record<string, string>> = {}): void =>
  openView({ ...(tab !== 'months' && { tab }), ...filter });
