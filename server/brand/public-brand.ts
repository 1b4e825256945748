import { createHash } from 'node:crypto';
import type { BrandCompany, PublicBrand } from '#contract/brand/brand.ts';
import { brandSheet } from '#domain/brand/palette.ts';
import { shippedColours } from '#domain/brand/shipped.ts';
import type { Db } from '../db/open.ts';
import { logoShapes } from '../queries/brand/brands.ts';
import { type BrandInUse, isSignOnOffered } from './brand-source.ts';

function textsOf(company: BrandCompany, language: 'de' | 'en'): Record<string, string> {
  const { nameDe, nameEn, hoursDe, hoursEn, ...same } = company;
  const own = language === 'de' ? { name: nameDe, hours: hoursDe } : { name: nameEn, hours: hoursEn };
  return { ...same, ...own, town: `${same.zip} ${same.city}` };
}

/** What pages take from a brand, without what still is as it was built. */
export async function publicBrandOf(
  db: Db,
  { variant, look, company, isOwnCompany }: BrandInUse,
): Promise<PublicBrand> {
  const shipped = shippedColours(variant);
  const isShipped = look.brand === shipped.brand && look.accent === shipped.accent;
  const [logo] = look.logo ? await logoShapes(db, [look.logo]) : [];
  const brand = {
    sheet: isShipped ? '' : brandSheet(look.brand, look.accent),
    ...(logo && { logo: { path: `/brand/logo/${logo.digest}`, width: logo.width, height: logo.height } }),
    ...(isSignOnOffered() && { signOn: true }),
    texts: isOwnCompany ? { de: textsOf(company, 'de'), en: textsOf(company, 'en') } : { de: {}, en: {} },
  };
  const version = createHash('sha256').update(JSON.stringify(brand)).digest('base64url').slice(0, 16);
  return { version, ...brand };
}
