import type { BrandCompany, BrandLook } from '#contract/brand/brand.ts';
import { type AppLabel, variantNamed, variantsIn } from '#contract/brand/variant.ts';
import { shippedCompany, shippedLook, wholeLook } from '#domain/brand/shipped.ts';
import type { Config } from '../config/config.ts';
import { builtSettings, siteSettings } from '../config/site-settings.ts';
import type { Db } from '../db/open.ts';
import { checkedPng } from '../pdf/checked-png.ts';
import { findLogo, listBrands } from '../queries/brand/brands.ts';
import { anyProvider } from '../queries/integrations/sign-on-providers.ts';
import { renewTerms } from './terms-source.ts';

/** Another server may have changed a brand meanwhile: every so often (ms) it is looked up. */
export const brandLookMs = 30_000;

interface KnownBrand {
  readonly look?: BrandLook | undefined;
  readonly company?: BrandCompany | undefined;
  /** Of a logo that papers can take. */
  readonly png?: Buffer | undefined;
}

let brandsByVariant: ReadonlyMap<string, KnownBrand> = new Map();
let offersSignOn = false;

/** Whether the login offers accounts of companies: a provider is in use. */
export const isSignOnOffered = (): boolean => offersSignOn;

/** Reads what is published; from then on pages, mails and papers go by it. */
export async function renewBrands({ db }: { readonly db: Db }): Promise<void> {
  await renewTerms({ db });
  offersSignOn = await anyProvider(db);
  const rows = await listBrands(db);
  brandsByVariant = new Map(
    await Promise.all(
      rows.map(async ({ variant, look, company }): Promise<[string, KnownBrand]> => {
        const logo = look?.logo ? await findLogo(db, look.logo) : undefined;
        const png = logo?.mimetype === 'image/png' ? logo.bytes : undefined;
        return [variant, { look: look ? wholeLook(variant, look) : undefined, company: company ?? undefined, png }];
      }),
    ),
  );
}

type SiteConfig = Pick<Config, 'contentDir' | 'company' | 'holidayState' | 'defaultCompany'>;

/** The variant that this portal was built as. */
export function variantOf(config: Pick<Config, 'contentDir'>): AppLabel {
  const built = builtSettings(config);
  return variantNamed(built?.['PUBLIC_APP_LABEL'], built?.['PUBLIC_VARIANTS']);
}

/** All variants that have a brand here. */
export const variantsOf = (config: Pick<Config, 'contentDir'>): readonly AppLabel[] =>
  variantsIn(builtSettings(config)?.['PUBLIC_VARIANTS']);

/** What a variant says of its company as it was built. */
export function builtCompany(config: SiteConfig): BrandCompany {
  const built = builtSettings(config);
  return {
    ...shippedCompany,
    company: siteSettings(config).company,
    ...(built?.['PUBLIC_HOTLINE'] && { hotline: built['PUBLIC_HOTLINE'] }),
    ...(built?.['PUBLIC_SERVICE_EMAIL'] && { email: built['PUBLIC_SERVICE_EMAIL'] }),
  };
}

export interface BrandInUse {
  readonly variant: string;
  readonly look: BrandLook;
  readonly company: BrandCompany;
  readonly png?: Buffer | undefined;
  /** False where the company is the one of the settings. */
  readonly isOwnCompany: boolean;
}

/** The brand that counts now. */
export function currentBrand(config: SiteConfig, variant = variantOf(config)): BrandInUse {
  const { look, company, png } = brandsByVariant.get(variant) ?? {};
  return {
    variant,
    look: look ?? shippedLook(variant),
    company: company ?? builtCompany(config),
    png,
    isOwnCompany: company !== undefined,
  };
}

/** The provider of the contracts that are sold. */
export function providerOf(config: SiteConfig & Pick<Config, 'provider'>) {
  const { company, isOwnCompany } = currentBrand(config);
  const { street, zip, city, hotline, email } = company;
  return {
    name: company.company,
    ...config.provider,
    ...(isOwnCompany && { address: `${street}, ${zip} ${city}`, contact: `Telefon ${hotline}, ${email}` }),
  };
}

/** Colour and logo of papers. */
export function paperBrandOf(config: SiteConfig) {
  const { look, png } = currentBrand(config);
  const logo = png && checkedPng(png);
  return { colour: look.brand, ...(logo && { logo }) };
}

/** The head of a paper of the provider's own. */
export function letterheadOf(config: Parameters<typeof providerOf>[0]) {
  const { name, address, contact } = providerOf(config);
  return { name, lines: [address, contact], ...paperBrandOf(config) };
}
