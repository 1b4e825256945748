import * as api from '#api/staff/legal.ts';
import type { LegalAction, LegalDraft, LegalName, LegalOverview, LegalVersion } from '#contract/brand/legal.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { saveBlob } from '../files/save-file.ts';
import { termsOverview } from './terms.ts';

export const legal = ownedLoader('legal', api.readLegal);

/** The one that is prepared, if any. */
export const draftOf = ({ versions }: LegalOverview, name: LegalName): LegalVersion | undefined =>
  versions.find((one) => one.name === name && one.stage !== 'released');

/** Shows the answer; also after a refusal what stands there is true again. Throws ApiError. */
async function update(name: LegalName, action: LegalAction): Promise<void> {
  try {
    legal.put(await api.actOnLegal(name, action));
    if (name === 'terms') void termsOverview.reload();
  } catch (error) {
    void legal.reload();
    throw error;
  }
}

export const saveDraft = (name: LegalName, version: number, draft: LegalDraft) =>
  update(name, { _action: 'save', version, ...draft });
export const actOnDraft = ({ name, version }: LegalVersion, _action: 'publish' | 'discard') =>
  update(name, { _action, version });

/** The receipt of an acceptance, as a PDF in the language of the page. */
export const saveReceipt = async (user: string, version: string, file: string): Promise<void> =>
  saveBlob(file, await api.readReceipt(user, version, pageLocale()));
