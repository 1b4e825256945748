/** The variants of the portal where `PUBLIC_VARIANTS` names no others. */
const usualVariants = ['ETC', 'GNC'];
const pattern = /^[A-Z][A-Z0-9]{1,7}$/;

/** By which a variant is named: before the title of an organisation, in the settings, for its brand. */
export type AppLabel = string;

/** `ETC, GNC, NORD` as the variants in it. */
export function variantsIn(setting: string | undefined): readonly AppLabel[] {
  const labels = (setting ?? '').split(',').map((label) => label.trim());
  const named = labels.filter((label) => pattern.test(label));
  return named.length > 0 ? [...new Set(named)] : usualVariants;
}

/** The variant that settings name, of those that they know; `ETC` for any other. */
export const variantNamed = (label: string | undefined, setting: string | undefined): AppLabel =>
  variantsIn(setting).find((variant) => variant === label) ?? 'ETC';
