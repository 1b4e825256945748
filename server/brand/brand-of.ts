import type { AppLabel } from '#contract/brand/variant.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { BaseServices } from '../db/base-services.ts';
import { currentBrand, variantOf } from './brand-source.ts';

/** The one place that says how a variant presents itself. */
export async function brandOf(
  { config }: Pick<BaseServices, 'config' | 'db'>,
  variant: AppLabel = variantOf(config),
): Promise<Brand> {
  const { look, company } = currentBrand(config, variant);
  return {
    variant,
    portalName: { de: company.nameDe, en: company.nameEn },
    company: company.company,
    hotline: company.hotline,
    hours: { de: company.hoursDe, en: company.hoursEn },
    colors: { brand: look.brand, onBrand: '#ffffff' },
    senderName: look.sender || undefined,
    ...(look.signatureDe && { signature: { de: look.signatureDe, en: look.signatureEn } }),
    replyTo: look.replyTo || config.mailReplyTo,
  };
}
