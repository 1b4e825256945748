import { type BrandAction, type BrandOverview, brandOverview, storedLogo } from '#contract/brand/brand.ts';
import { get, post, put } from '../http.ts';

export const readBrands = (): Promise<BrandOverview> => get('/admin/brand', {}, brandOverview);
export const actOnBrand = (variant: string, action: BrandAction): Promise<BrandOverview> =>
  post(`/admin/brand/${encodeURIComponent(variant)}`, action, brandOverview, {});
export const storeLogo = (logo: Blob) => put('/admin/brand-logo', logo, storedLogo);
