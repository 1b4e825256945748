import type { ServiceRow, ServiceState, ServiceType } from '#contract/wholesale/service.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const stateTone = {
  ordered: 'info',
  active: 'ok',
  cancelled: 'warn',
  ended: 'neutral',
} as const satisfies Record<ServiceState, Tone>;
export const stateName = (state: ServiceState): string => texts('services')(`state.${state}`);
/** The product behind a kind of service; trunks differ by the type of their account. */
export const productName = (type: ServiceType, accountType: ServiceRow['data']['accountType'] = 'trunk'): string =>
  texts('services')(`products.${type === 'sipTrunk' ? accountType : type}`);
export const typeName = (type: ServiceType): string => texts('services')(`type.${type}`);

/** The texts of the service's form; keys of other areas name theirs. */
export function serviceLabels(): FormLabels {
  const t = texts('services');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'typeHead', { ...parameters }) };
}
