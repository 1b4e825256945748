import { listRecentDocuments } from '#api/library.ts';
import { ownedLoader } from '../data/owned-loader.ts';

const maxItems = 3;

/** The newest documents for the selected foundation (§4-7: changing it loads them again). */
export const recentDocuments = ownedLoader('documents', async ({ trid }) =>
  (await listRecentDocuments(trid)).items.slice(0, maxItems),
);
