import { providerCodes } from '#contract/providers.ts';
import type { FieldOption } from '#domain/form/form-description.ts';
import { providerName } from '#domain/text/provider-name.ts';

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

/** ITU carrier codes (EKPabg) of those that are named otherwise than their code's first letters. */
const ituCodes: Readonly<Record<string, string>> = {
  TELEKOM_DEUTSCHLAND: 'DEU.DTAG',
  VODAFONE: 'DEU.VFDE',
  TELEFONICA_GERMANY: 'DEU.TEF',
  EINS_UND_EINS: 'DEU.EUE',
};

/** The recipient of a request, `DEU.DTAG`; the sender looks up a carrier that is given in words. */
export const losingCarrierCode = (provider: string): string =>
  ituCodes[provider] ?? `DEU.${provider.replace(/[^A-Z0-9]/g, '').slice(0, 6)}`;

const namesByCode = new Map(
  losingProviders.flatMap((provider) =>
    provider === 'OTHER' ? [] : [[losingCarrierCode(provider), providerName(provider)]],
  ),
);

/** A carrier as it is read: by its name, or by its code where that is none of the list. */
export const carrierName = (code: string): string => namesByCode.get(code) ?? code;
