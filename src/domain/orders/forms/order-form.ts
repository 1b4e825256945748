import * as z from 'zod/mini';
import { choice, day, optionalText, text } from '../../../contract/fields.ts';
import type { ProductType } from '../../../contract/sales/product.ts';
import { bank, siteAddress } from '../../form/blocks.ts';
import { contractOf } from '../../form/form-contract.ts';
import type { FormDescription } from '../../form/form-description.ts';
import { checkbox, date, files, line, radio, select } from '../../form/form-fields.ts';
import { incompleteFields } from '../../form/incomplete-contract.ts';
import type { OrderCustomer } from '../order-customer.ts';

const form: FormDescription = {
  sections: [
    {
      name: 'contract',
      step: 'contract',
      fields: {
        customerId: line('customerId', text(1, 100)),
        voNumber: select('voNumber', text(1, 12)),
        orderKind: select('orderKind', choice(['new', 'providerChange'])),
        externalReference: line('externalReference', optionalText(40)),
        contractTerm: select('contractTerm', choice(['12', '24'])),
        startMode: radio('startMode', choice(['asap', 'date'])),
        desiredDate: date('desiredDate', day, { when: { field: 'startMode', is: ['date'] } }),
        siteDiffers: checkbox('siteDiffers', z.boolean()),
        siteAddr: siteAddress('siteAddr', { when: { field: 'siteDiffers', is: [true] } }),
        additionalDsl: checkbox('additionalDsl', z.boolean()),
        numberMode: radio('numberMode', choice(['new', 'port', 'both'])),
        paymentMethod: radio('paymentMethod', choice(['debit', 'invoice'])),
        bank: bank('bank', { when: { field: 'paymentMethod', is: ['debit'] } }),
        attachments: files('attachments', 0, 10),
      },
    },
  ],
};
export const orderFormOf = (_product: ProductType, _customer: OrderCustomer = {}): FormDescription => form;
const contract = contractOf(form);
export const orderContractOf = (_product: ProductType, _customer: OrderCustomer = {}): z.ZodMiniType => contract;
export const incompleteOrderFields = incompleteFields(form);
