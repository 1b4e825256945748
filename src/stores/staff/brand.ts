import { apiBase } from '#api/http.ts';
import * as api from '#api/staff/brand.ts';
import type { Brand, BrandCompany, BrandLook } from '#contract/brand/brand.ts';
import { brandKey } from '#domain/brand/browser-brand.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { attempt } from '../storage/attempt.ts';

/** Which variant is open. */
export const brandView = queryStore({ variant: '' });

export const brands = ownedLoader('brands', api.readBrands);

/** Shows the answer; also after a refusal what stands there is true again. Throws ApiError. */
async function update(call: ReturnType<typeof api.actOnBrand>): Promise<void> {
  try {
    brands.put(await call);
    // The next page of this browser shows what counts now.
    attempt(() => localStorage.removeItem(brandKey));
  } catch (error) {
    void brands.reload();
    throw error;
  }
}

export const saveCompany = ({ variant, companyVersion: version }: Brand, company: BrandCompany) =>
  update(api.actOnBrand(variant, { _action: 'company', version, ...company }));
export const proposeLook = ({ variant, lookVersion: version }: Brand, look: BrandLook) =>
  update(api.actOnBrand(variant, { _action: 'propose', version, ...look }));
export const discardProposal = ({ variant, lookVersion: version }: Brand) =>
  update(api.actOnBrand(variant, { _action: 'discard', version }));

export const { storeLogo } = api;
export const logoAddress = (digest: string): string => `${apiBase}/brand/logo/${digest}`;
