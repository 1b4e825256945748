import { ApiError } from '#api/api-error.ts';
import { listFolder } from '#api/library.ts';
import type { FileEntry } from '#contract/file.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { contractFolder, mobilePriceFolder, validPriceLists } from '#domain/documents/price-lists.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** A folder of the library; empty for who may not see it. */
async function filesIn(trid: string, folder: string): Promise<FileEntry[]> {
  try {
    return (await listFolder(trid, folder)).items;
  } catch (cause) {
    if (cause instanceof ApiError && [403, 404].includes(cause.status)) return [];
    throw cause;
  }
}

/** The standard price lists for mobile offers that hold today (§1-27). */
export const mobilePriceLists = ownedLoader('priceLists', async ({ trid }) =>
  validPriceLists(await filesIn(trid, mobilePriceFolder), berlinDay(Date.now())),
);

/** What customers get before they sign (`docs/domain/order-submission.md#papers`). */
export const contractDocuments = ownedLoader('contractDocuments', ({ trid }) => filesIn(trid, contractFolder));
