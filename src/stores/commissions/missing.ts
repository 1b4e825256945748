import { readMissing } from '#api/commissions/complaints.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** Orders that became active and that no statement pays for. */
export const missingStore = ownedLoader('missing-commissions', ({ trid }) => readMissing(trid));
