import type { FieldOption } from '../form/form-description.ts';
import { providerCodes, providerName } from '../text/provider-name.ts';

/** Carriers that numbers are taken over from: those of the demo and those of the country. */
export const losingProviders = [
  'TELEKOM_DEUTSCHLAND',
  'VODAFONE',
  'TELEFONICA_GERMANY',
  'EINS_UND_EINS',
  ...providerCodes,
  'OTHER',
] as const;

export const carrierOptions: readonly FieldOption[] = losingProviders.map((value) =>
  value === 'OTHER' ? { value } : { value, label: providerName(value) },
);
