import type { ServiceData, ServiceRow, ServiceState, ServiceType } from '#contract/wholesale/service.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const stateTone = stateTones['ws.service'];
export const stateName = (state: ServiceState): string => texts('services')(`state.${state}`);
/** The product behind a kind of service; trunks differ by the type of their account. */
export const productName = (type: ServiceType, accountType: ServiceRow['data']['accountType'] = 'trunk'): string =>
  texts('services')(`products.${type === 'sipTrunk' ? accountType : type}`);
export const typeName = (type: ServiceType): string => texts('services')(`type.${type}`);

/** The customer and the service, never a number. */
export const serviceTitle = ({ customerName, serviceType }: ServiceData): string =>
  texts('services')('title', { customer: customerName, type: typeName(serviceType) });

/** The texts of the service's form; keys of other areas name theirs. */
export function serviceLabels(): FormLabels {
  const t = texts('services');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'typeHead', { ...parameters }) };
}
