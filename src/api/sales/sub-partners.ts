import { subPartners } from '#contract/sub-partner.ts';
import { subPartnerLines, subPartnerOrders } from '#contract/sub-partners.ts';
import { get } from '../http.ts';
import type { RecordQuery } from '../records.ts';

const of = (trid: string) => `/foundation/${trid}`;

export const readSubPartners = async (trid: string) => (await get(`${of(trid)}/sub-partners`, {}, subPartners)).items;

export const listSubPartnerOrders = (trid: string, query: RecordQuery = {}) =>
  get(`${of(trid)}/sub-partner-orders`, query, subPartnerOrders);

export const listSubPartnerLines = (trid: string, query: RecordQuery = {}) =>
  get(`${of(trid)}/sub-partner-lines`, query, subPartnerLines);
