import { expect, test } from 'vitest';
import { productTypes } from '#contract/sales/product.ts';
import { fileFieldsOf } from '#domain/form/form-files.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { orderSlots } from '#server/records/types/sales/drafts/draft-files.ts';

const customers = [
  { clientKind: 'business', salutation: '3' },
  { clientKind: 'private', salutation: '1' },
];

test.each(productTypes)('§order-forms every file that the form of %s asks for has its slot', (type) => {
  for (const customer of customers)
    for (const [name, field] of fileFieldsOf(orderFormOf(type, customer))) {
      const slot = Object.entries(orderSlots).find(([slotName]) => slotName === name)?.[1];
      expect([name, slot !== undefined]).toEqual([name, true]);
      expect(slot?.max).toBeGreaterThanOrEqual(field.max);
      expect(slot?.extensions).toEqual(field.extensions ?? slot?.extensions);
    }
});
