/** The least that makes a prospect. */
export const prospect = {
  type: 'hfo.vp.customer',
  salutation: '3',
  companyName: 'Muster Möbel GmbH',
  phone: '030 23125 399',
  consentData: true,
};

export const addressed = {
  ...prospect,
  address: { street: 'Musterstraße', houseNumber: '12 a', zip: '10115', city: 'Berlin', country: 'DE' },
};

export const banked = {
  ...addressed,
  paymentMethod: 'debit',
  bank: { accountHolder: 'Muster Möbel GmbH', iban: 'DE89370400440532013000', mandateType: 'CORE' },
  customerPassword: 'Geheim7',
  note: 'Nur intern',
};
