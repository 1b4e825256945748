import { changedEntries } from './in-use.ts';

/** The rate with which the portal ships. */
const shippedVatPercent = 19;

/** Value-added tax in percent, as it is today. */
export const vatPercent = (): number => changedEntries('vat')[0]?.percent ?? shippedVatPercent;
