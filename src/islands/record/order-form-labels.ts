import type { FormLabels } from '#domain/form/form-facts.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** The texts of the order forms; keys of other areas name theirs. */
export function orderFormLabels(): FormLabels {
  const t = texts('order-form') as unknown as FormLabels['translate'];
  return { locale: pageLocale(), translate: (key, parameters) => t(key, { ...parameters }) };
}
