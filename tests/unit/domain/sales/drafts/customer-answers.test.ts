import { describe, expect, test } from 'vitest';
import {
  additionsTo,
  customerFaults,
  filledCustomer,
  withoutAdditions,
} from '#domain/sales/drafts/customer-answers.ts';
import { customerQuestions } from '#domain/sales/orders/forms/customer-section.ts';

const company = { customerType: 'interested', clientKind: 'business', salutation: '3', companyName: 'Ahrens GmbH' };
const svenja = {
  salutation: '2',
  firstName: 'Svenja',
  lastName: 'Petersen',
  mobile: '0171 3920024',
  email: 's@example.com',
};
const account = { accountHolder: 'Ahrens GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' };

describe('§order-submission what a draft adds to its customer', () => {
  test.each([
    [
      'an empty answer',
      company,
      { invoiceEmail: 'a@example.com', invoiceChannel: 'email' },
      ['invoiceChannel', 'invoiceEmail'],
    ],
    ['nothing that is answered', { ...company, tkgSize: 'other' }, { customerData: { tkgSize: 'small' } }, []],
    ['a person as a whole', company, { contactTech: svenja }, ['contactTech', 'hasContactTech']],
    [
      'no second technician',
      { ...company, hasContactTech: true, contactTech: { lastName: 'Nowak' } },
      { contactTech: svenja },
      [],
    ],
    ['an account with its payment', company, { paymentMethod: 'debit', bank: account }, ['bank', 'paymentMethod']],
    [
      'no account of who pays by transfer',
      { ...company, paymentMethod: 'invoice' },
      { paymentMethod: 'debit', bank: account },
      [],
    ],
    [
      'the open part of an address',
      { ...company, address: { zip: '20457', city: 'Hamburg' } },
      { customerData: { address: { street: 'Kontorweg' } } },
      ['address'],
    ],
    [
      'no master data of an established customer',
      { ...company, customerType: 'established' },
      { customerData: { tkgSize: 'small' } },
      [],
    ],
  ])('%s', (_name, customer, draft, names) => {
    expect(Object.keys(additionsTo(customer, draft)).toSorted()).toEqual(names);
  });

  test('the parts of one address go together, those of two people do not', () => {
    const customer = {
      ...company,
      address: { zip: '20457', city: 'Hamburg' },
      contactMain: { firstName: 'Jörn', lastName: 'Ahrens' },
    };
    const draft = { customerData: { address: { street: 'Kontorweg' }, contactMain: svenja } };
    expect(filledCustomer(customer, draft)).toMatchObject({
      address: { zip: '20457', city: 'Hamburg', street: 'Kontorweg' },
      contactMain: { firstName: 'Jörn', lastName: 'Ahrens' },
    });
  });

  test('an undo takes out what is as it was added, and leaves the rest', () => {
    const before = { tkgSize: undefined, invoiceEmail: 'alt@example.com' };
    const after = { tkgSize: 'small', invoiceEmail: 'neu@example.com' };
    expect(withoutAdditions({ ...company, ...after }, { before, after })).toEqual({
      ...company,
      invoiceEmail: 'alt@example.com',
    });
    expect(withoutAdditions({ ...company, ...after, tkgSize: 'micro' }, { before, after })).toMatchObject({
      tkgSize: 'micro',
    });
  });
});

describe('§order-forms what is asked of a customer', () => {
  test.each([
    ['no legal form: the register comes with it', company, ['legalForm', 'registerCourt', 'registerNumber']],
    ['a known legal form: its register alone', { ...company, legalForm: 'GMBH' }, ['registerCourt', 'registerNumber']],
  ])('%s', (_name, customer, names) => {
    expect(Object.keys(customerQuestions(customer, false))).toEqual(expect.arrayContaining(names));
  });

  test('nothing is asked that is known, nor the other of a pair', () => {
    const names = Object.keys(
      customerQuestions({ ...company, vatId: 'DE999999987', phone: '040 1', email: 'a@b.example' }, false),
    );
    for (const name of ['companyName', 'vatId', 'taxNumber', 'phone', 'mobile', 'email'])
      expect(names).not.toContain(name);
  });

  test('of an established customer only what may be changed is asked', () => {
    const questions = customerQuestions({ ...company, customerType: 'established' }, true);
    expect(Object.keys(questions)).toEqual(['phone', 'mobile', 'email', 'contactMain']);
  });

  test('answers to all questions leave no fault', () => {
    const known = {
      ...company,
      legalForm: 'GMBH',
      phone: '040 66969340',
      email: 'a@example.com',
      vatId: 'DE999999987',
      voNumber: 'VO10023',
      consentData: true,
      address: { street: 'Kontorweg', houseNumber: '8', zip: '20457', city: 'Hamburg', country: 'DE' },
    };
    const draft = {
      invoiceChannel: 'email',
      invoiceEmail: 'r@example.com',
      paymentMethod: 'invoice',
      customerData: {
        registerCourt: 'Hamburg',
        registerType: 'HRB',
        registerNumber: '12345',
        tkgSize: 'small',
        representative: { firstName: 'Jörn', lastName: 'Ahrens' },
        contactMain: svenja,
      },
    };
    expect(customerFaults(filledCustomer(known, draft))).toEqual([]);
    expect(customerFaults(known).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['tkgSize', 'registerNumber', 'paymentMethod']),
    );
  });
});
