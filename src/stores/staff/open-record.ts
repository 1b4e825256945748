import { ApiError } from '#api/api-error.ts';
import { listFoundations } from '#api/foundations.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { selectFoundation } from '../foundation/foundation.ts';
import { openAddress } from '../session/navigation.ts';

/** Goes to a record's own page, acting for its organisation. Throws ApiError. */
export async function openRecord(trid: string, link: string): Promise<void> {
  const [foundation] = (await listFoundations(`trid:${trid}`)).items;
  const address = ownHref(link, pageLocale());
  if (!foundation || !address) throw new ApiError(404);
  selectFoundation(foundation);
  openAddress(address);
}
