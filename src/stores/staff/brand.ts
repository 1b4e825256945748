import { map } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { apiBase } from '#api/http.ts';
import * as api from '#api/staff/brand.ts';
import type { Brand, BrandCompany, BrandLook, BrandPart } from '#contract/brand/brand.ts';
import { brandKey } from '#domain/brand/browser-brand.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { forgetItem } from '../storage/stored-item.ts';

/** Which variant is open. */
export const brandView = queryStore({ variant: '' });

export const brands = ownedLoader('brands', api.readBrands);

/** How often each part was saved here: its form begins again then, and never because another administrator saved. */
export const $brandSaves = map<Record<BrandPart, number>>({ look: 0, company: 0 });

/** Shows the answer; where another one came first, what stands there now. Throws ApiError. */
async function update(part: BrandPart, call: ReturnType<typeof api.actOnBrand>): Promise<void> {
  try {
    brands.put(await call);
    $brandSaves.setKey(part, $brandSaves.get()[part] + 1);
    // The next page of this browser shows what counts now.
    forgetItem(brandKey);
  } catch (error) {
    if (ApiError.from(error).status === 409) void brands.reload();
    throw error;
  }
}

export const saveCompany = ({ variant, companyVersion: version }: Brand, company: BrandCompany) =>
  update('company', api.actOnBrand(variant, { _action: 'company', version, ...company }));
export const proposeLook = ({ variant, lookVersion: version }: Brand, look: BrandLook) =>
  update('look', api.actOnBrand(variant, { _action: 'propose', version, ...look }));
export const discardProposal = ({ variant, lookVersion: version }: Brand) =>
  update('look', api.actOnBrand(variant, { _action: 'discard', version }));

export const { storeLogo } = api;
export const logoAddress = (digest: string): string => `${apiBase}/brand/logo/${digest}`;
