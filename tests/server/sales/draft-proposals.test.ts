import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { newCustomer } from './sales-calls.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const draft = (fields: object = {}) => partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', ...fields });

test('§drafts a draft begins with what its customer makes likely, and follows it until it is answered', async () => {
  const ute = {
    salutation: '2',
    firstName: 'Ute',
    lastName: 'Wollweber',
    phone: '0221 9876543',
    email: 'u@example.com',
  };
  const place = { street: 'Domstr.', houseNumber: '8', zip: '50667', city: 'Köln', country: 'DE' };
  const company = {
    companyName: 'Wollweber GmbH',
    legalForm: undefined,
    registerType: undefined,
    invoiceEmail: undefined,
  };
  const buyer = { ...company, contactMain: ute, address: place, phone: '0221 9876540', email: 'buero@example.com' };
  const { id, version } = await newCustomer(partner, buyer);
  const centrex = await draft({ productType: 'hfoCrownCentrex', customerId: id });
  const proposals = {
    onkz: '0221',
    invoiceEmail: 'buero@example.com',
    bank: { accountHolder: 'Wollweber GmbH', mandateType: 'CORE' },
    contactTech: { lastName: 'Wollweber' },
    adminUser: { lastName: 'Wollweber' },
    customerData: { legalForm: 'GMBH', registerType: 'HRB' },
  };
  expect(centrex.data).toMatchObject(proposals);

  const later = await draft({ productType: 'hfoCrownCentrex' });
  expect(later.data).not.toHaveProperty('bank');
  const answers = { version: 1, customerId: id, onkz: '02203', bank: { accountHolder: 'Ute Wollweber' } };
  const chosen = await partner.done(later.id, 'update', answers);
  expect(chosen.data).toMatchObject({ ...proposals, onkz: '02203', bank: { accountHolder: 'Ute Wollweber' } });

  await partner.done(id, 'update', { version, email: 'post@example.com' });
  const followed = await partner.done(later.id, 'update', { version: 2, externalReference: 'A-17' });
  expect(followed.data).toMatchObject({ invoiceEmail: 'post@example.com', onkz: '02203' });
  const own = await partner.done(centrex.id, 'update', { version: 1, invoiceEmail: 'rechnung@example.com' });
  expect(own.data['invoiceEmail']).toBe('rechnung@example.com');
});

test('§drafts a draft says what is new at its customer where it says something else', async () => {
  const { id, version } = await newCustomer(partner, { invoiceEmail: 'alt@example.com' });
  const { id: draftId } = await draft({ customerId: id });
  const newer = async () => {
    const { customer } = (await partner.get(`/foundation/1001/data/${draftId}/check`)).json();
    return customer.newer ?? [];
  };
  const own = { version: 1, invoiceEmail: 'eigen@example.com' };
  await partner.done(draftId, 'update', own);
  expect(await newer()).toEqual([]);
  await partner.done(id, 'update', { version, invoiceEmail: 'neu@example.com' });
  expect(await newer()).toEqual(['invoiceEmail']);
  // It stays until the two say the same again.
  await partner.done(draftId, 'update', { version: 2, externalReference: 'A-17' });
  expect(await newer()).toEqual(['invoiceEmail']);
  await partner.done(draftId, 'update', { version: 3, invoiceEmail: 'neu@example.com' });
  expect(await newer()).toEqual([]);
});

test('§drafts an area code is proposed where a town, or a number in it, makes it sure', async () => {
  const codeIn = async (city: string, phone: string, country = 'DE') => {
    const address = { street: 'Ring', houseNumber: '8', zip: country === 'DE' ? '20457' : '1010', city, country };
    const { id } = await newCustomer(partner, { address, phone });
    return (await draft({ customerId: id })).data['onkz'];
  };
  expect(await codeIn('Hamburg', '0171 3920024')).toBe('040');
  expect(await codeIn('Velbert', '02052 876543')).toBe('02052');
  expect(await codeIn('Velbert', '040 66969340')).toBeUndefined();
  expect(await codeIn('Neustadt', '0171 3920024')).toBeUndefined();
  expect(await codeIn('Niemandsort', '040 66969340')).toBeUndefined();
  expect(await codeIn('Hamburg', '040 66969340', 'AT')).toBeUndefined();
});
