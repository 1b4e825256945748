import { describe, expect, test } from 'vitest';
import { legalFormIn } from '#domain/sales/customers/legal-form-in.ts';
import { offeredAnswers, originOf } from '#domain/sales/drafts/answer-origins.ts';
import { additionsTo } from '#domain/sales/drafts/customer-answers.ts';
import { proposalsFor } from '#domain/sales/drafts/proposals.ts';

const ute = { salutation: '2', firstName: 'Ute', lastName: 'Wollweber', phone: '040 66969341', email: 'u@example.com' };
const company = { clientKind: 'business', salutation: '3', companyName: 'Wollweber Dach', email: 'buero@example.com' };

describe('§order-forms what a draft is proposed by its customer', () => {
  test('invoices go to the mail address of the customer, and the account is that of the company', () => {
    expect(proposalsFor(company)).toEqual({
      invoiceEmail: 'buero@example.com',
      bank: { accountHolder: 'Wollweber Dach', mandateType: 'CORE' },
    });
  });

  test('nothing is proposed in place of what the record says', () => {
    const bank = { accountHolder: 'Ute Wollweber', iban: 'DE02120300000000202051', mandateType: 'B2B' };
    const record = { ...company, invoiceEmail: 'r@example.com', bank, contactTech: ute };
    expect(proposalsFor(record)).toEqual({ adminUser: ute });
  });

  test('the contact is the technician and the administrator, a person without telephone is neither', () => {
    expect(proposalsFor({ ...company, contactMain: ute })).toMatchObject({ contactTech: ute, adminUser: ute });
    const { phone: _phone, ...unreachable } = ute;
    expect(proposalsFor({ ...company, contactMain: unreachable })).not.toHaveProperty('contactTech');
  });

  test('a private customer is asked for no other person', () => {
    const own = { ...ute, clientKind: 'private', birthDate: '1980-05-17' };
    expect(proposalsFor(own)).toMatchObject({ contactTech: ute, bank: { accountHolder: 'Ute Wollweber' } });
  });

  test('the register follows the legal form, which the name may say', () => {
    expect(proposalsFor({ ...company, companyName: 'Wollweber GmbH' })).toMatchObject({
      customerData: { legalForm: 'GMBH', registerType: 'HRB' },
    });
    expect(proposalsFor({ ...company, legalForm: 'OHG' })['customerData']).toEqual({ registerType: 'HRA' });
    expect(proposalsFor({ ...company, legalForm: 'GBR' })).not.toHaveProperty('customerData');
  });

  test.each([
    ['Dach GmbH', 'GMBH'],
    ['Dach GmbH Hamburg', 'GMBH'],
    ['Dach GmbH & Co. KG', 'GMBH_CO_KG'],
    ['Dach UG (haftungsbeschränkt) & Co. KG', 'UG_CO_KG'],
    ['Dach UG (haftungsbeschränkt)', 'UG'],
    ['Dach gGmbH', 'GGMBH'],
    ['Dach GmbH & Co. KGaA', 'KGAA'],
    ['Dach AG', 'AG'],
    ['Dach AG & Co. KG', 'KG'],
    ['Ute Dach e. K.', 'EK'],
    ['Ute Dach e.Kfr.', 'EK'],
    ['Sportverein Elbe e.V.', 'EV'],
    ['Wohnbau eG', 'EG'],
    ['Thal Partnerschaft mbB', 'PARTG_MBB'],
    ['Thal PartGmbB', 'PARTG_MBB'],
    ['Thal & Sohn GbR', 'GBR'],
    ['Seilerei Kgalm', undefined],
    ['Praxis Dr. AG Meyer', undefined],
    ['', undefined],
  ])('the name %s says %s', (name, form) => {
    expect(legalFormIn(name)).toBe(form);
  });

  test('an answer says where it comes from until it is another one', () => {
    const customer = {
      ...company,
      contactTech: { ...ute, phone: '+494066969341' },
      bank: { accountHolder: 'Ute', iban: 'DE** **** … 2051', mandateType: 'CORE' },
    };
    const offered = offeredAnswers({
      productType: 'hfoCrownCentrex',
      customer: { areaCode: '040', answers: customer },
    });
    const origin = (path: string, answer: unknown) => originOf(path, answer, offered);
    expect(origin('onkz', '040')).toBe('proposed');
    expect(origin('onkz', '030')).toBeUndefined();
    expect(origin('invoiceEmail', 'buero@example.com')).toBe('proposed');
    expect(origin('bank.iban', 'DE02120300000000202051')).toBe('customer');
    expect(origin('bank.iban', '')).toBeUndefined();
    // As the controls hold it.
    expect(origin('contactTech', { ...ute, phone: '+49 40 66969341' })).toBe('customer');
    expect(origin('externalReference', 'A-17')).toBeUndefined();
  });

  test('what was proposed by the customer and stayed adds nothing to it', () => {
    const customer = { ...company, customerType: 'interested', contactMain: ute, paymentMethod: 'debit' };
    const { customerData: _own, ...proposed } = proposalsFor(customer);
    const typed = { ...proposed, contactTech: { ...ute, phone: '+49 40 66969341' }, invoiceEmail: undefined };
    expect(additionsTo(customer, typed)).toEqual({});
  });
});
