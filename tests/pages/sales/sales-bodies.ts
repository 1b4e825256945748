const person = {
  salutation: '2',
  firstName: 'Anna',
  lastName: 'Probst',
  phone: '030 23125 301',
  email: 'anna@example.com',
};
/** All that an order asks of a customer. */
export const customer = {
  type: 'hfo.vp.customer',
  salutation: '3',
  clientKind: 'business',
  tkgSize: 'small',
  legalForm: 'GMBH',
  registerCourt: 'Berlin',
  registerType: 'HRB',
  registerNumber: '900001 B',
  vatId: 'DE999999987',
  phone: '030 23125 300',
  email: 'info@example.com',
  consentData: true,
  address: { street: 'Beispielweg', houseNumber: '7', zip: '10115', city: 'Berlin', country: 'DE' },
  representative: { firstName: 'Anna', lastName: 'Probst' },
  contactMain: person,
  voNumber: 'VO10023',
  invoiceChannel: 'email',
  invoiceEmail: 'rechnung@example.com',
  paymentMethod: 'invoice',
  confirmDuplicate: true,
};
const { legalForm: _form, registerCourt: _court, registerType: _type, registerNumber: _number, ...shared } = customer;
const { vatId: _vat, representative: _signer, contactMain: _contact, ...own } = shared;
/** The same of a private one. */
export const privateCustomer = {
  ...own,
  salutation: '1',
  clientKind: 'private',
  tkgSize: 'other',
  firstName: 'Anna',
  lastName: 'Probst',
  birthDate: '1980-01-01',
};
/** All that an order of NGN Basic asks. */
export const answers = {
  type: 'hfo.vp.draft',
  productType: 'hfoNgnBasic',
  voNumber: 'VO10023',
  contractTerm: '24',
  contactTech: person,
  onkz: '30',
  numberKind: 'single',
  numberCount: '1',
  mainNumber: 'new',
  emergencyAck: true,
  paymentMethod: 'debit',
  bank: { accountHolder: 'Probe GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' },
};
