import type { Values } from '../form/form-description.ts';
import { valuesIn } from '../form/conditions.ts';

/** Codes with which a carrier refuses a request, a shift, a cancellation or a takeover (`domain.md` 5.5.2); each has a sentence in the `portings` texts. */
export const rejectionCodes = [
  '8103',
  '8108',
  '8109',
  '8110',
  '8111',
  '8112',
  '8113',
  '8114',
  '8116',
  '8117',
  '8118',
  '8141',
  '8142',
  '8147',
  '8149',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];
export const isRejectionCode = (code: string): code is RejectionCode => rejectionCodes.some((one) => one === code);

/** Short names of the codes, as other systems show them. */
export const rejectionNames: Readonly<Record<RejectionCode, string>> = {
  '8103': 'RNG',
  '8108': 'ADF',
  '8109': 'ADF',
  '8110': 'ADF',
  '8111': 'ADF',
  '8112': 'AIF',
  '8113': 'AIFVN',
  '8114': 'WAI',
  '8116': 'SONST',
  '8117': 'KNI',
  '8118': 'VAE',
  '8141': 'TV ABBM',
  '8142': 'Storno ABBM',
  '8147': 'ABBM-TR',
  '8149': 'UPK',
};

const fields: Partial<Record<RejectionCode, string>> = {
  '8108': 'holderAddr.zip',
  '8109': 'holderAddr.city',
  '8110': 'holderAddr.street',
  '8111': 'holderAddr.houseNumber',
  '8113': 'holder.firstName',
  '8114': 'coHolders',
  '8117': 'losingCustomerNo',
  '8118': 'losingProvider',
  '8149': 'projectCode',
};

/** The field in which a refused request is mended; undefined where the carrier alone knows. */
export function fieldToMend(code: string, values: Values): string | undefined {
  if (!isRejectionCode(code)) return undefined;
  if (code === '8103') return values['connectionKind'] === 'block' ? 'blocks' : 'singles';
  if (code === '8112') return valuesIn(values['holder'])['kind'] === 'person' ? 'holder.lastName' : 'holder.company';
  return fields[code];
}
