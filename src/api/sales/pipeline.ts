import { pipeline } from '#contract/sales/pipeline.ts';
import { get } from '../http.ts';

/** Drafts, orders and active orders of a foundation by month. */
export const readPipeline = (trid: string) => get(`/foundation/${trid}/pipeline`, {}, pipeline);
