import type { PublicBrand } from '#contract/brand/brand.ts';

/** Of this browser, for all who use it: it outlives a logout. */
export const brandKey = 'portal.brand';

/** Sent to the window when another brand counts from now on. */
export const brandEvent = 'brand-in-use';

/** What this browser knows of the brand, and when it looked last (ms). */
export interface KeptBrand {
  readonly at: number;
  readonly brand: PublicBrand;
}

/** Where the script in the head leaves it for all that runs later. */
interface BrandHolder {
  portalBrand?: PublicBrand | undefined;
}

export const brandInUse = (): PublicBrand | undefined => (globalThis as BrandHolder).portalBrand;
export const setBrandInUse = (brand: PublicBrand | undefined): void => {
  (globalThis as BrandHolder).portalBrand = brand;
};
