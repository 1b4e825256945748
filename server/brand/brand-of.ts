import type { AppLabel } from '#contract/foundation.ts';
import { type Brand, shippedColors, variantNamed } from '#domain/brand/brand.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { buildVariables } from '../config/other-variables.ts';
import { builtSettings, siteSettings } from '../config/site-settings.ts';
import type { BaseServices } from '../db/base-services.ts';

/** The variant that this portal was built as. */
export const variantOf = (config: BaseServices['config']): AppLabel =>
  variantNamed(builtSettings(config)?.PUBLIC_APP_LABEL);

const inBoth = (namespace: 'common' | 'shell', key: string) => ({
  de: translatorIn('de', namespace)(key),
  en: translatorIn('en', namespace)(key),
});

/** The one place that says how a variant presents itself. */
export async function brandOf(
  { config }: Pick<BaseServices, 'config' | 'db'>,
  variant: AppLabel = variantOf(config),
): Promise<Brand> {
  return {
    variant,
    portalName: inBoth('common', 'appName'),
    company: siteSettings(config).company,
    hotline: builtSettings(config)?.PUBLIC_HOTLINE || (buildVariables.PUBLIC_HOTLINE?.default ?? ''),
    hours: inBoth('shell', 'hours'),
    colors: shippedColors[variant],
    replyTo: config.mailReplyTo,
  };
}
