import type { FileEntry } from '#contract/file.ts';
import type { OrderRecord } from '#contract/sales/order.ts';
import { fileFieldsOf } from '#domain/form/form-files.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';

/** What the files of an order are called by the field that they came with. */
export function slotCaptions(order: OrderRecord['data']): (file: FileEntry) => string {
  const t = texts('orders');
  const { translate } = orderFormLabels();
  const fields = fileFieldsOf(orderFormOf(order, order.customer));
  return ({ slot = '' }) => {
    const field = fields.get(slot);
    if (field) return translate(field.label);
    return t(slot === 'signedFiles' ? 'files.signed' : 'files.later');
  };
}
