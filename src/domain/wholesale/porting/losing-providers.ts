import { operatorCodes } from '#domain/catalogue/operators.ts';
import type { FieldOption } from '#domain/form/form-description.ts';
import { providerName } from '#domain/text/provider-name.ts';

/** Carriers that numbers are taken over from: those of the demo and those of the country. */
export const losingProviders = (): readonly string[] => [
  ...['TELEKOM_DEUTSCHLAND', 'VODAFONE', 'TELEFONICA_GERMANY', 'EINS_UND_EINS'],
  ...operatorCodes(),
  'OTHER',
];

export const carrierOptions = (): readonly FieldOption[] =>
  losingProviders().map((value) => (value === 'OTHER' ? { value } : { value, label: providerName(value) }));

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

/** A carrier as it is read: by its name, or by its code where that is none of the list. */
export function carrierName(code: string): string {
  const provider = losingProviders().find((one) => one !== 'OTHER' && losingCarrierCode(one) === code);
  return provider === undefined ? code : providerName(provider);
}
