import { describe, expect, test } from 'vitest';
import type { OrderCustomer } from '#domain/sales/orders/order-customer.ts';
import { find } from './order-findings.ts';
import { rightCard } from './right-orders.ts';

const onCard = (change: object, customer: OrderCustomer = {}) =>
  find('hfoBusinessHomeMobile', { cards: [{ ...rightCard, ...change }] }, customer);

describe('§order-forms.mobile mobile', () => {
  const company: OrderCustomer = { salutation: '3', clientKind: 'business' };
  test.each([
    ['eSIM without its address', { simType: 'esim' }, { esimEmail: 'required' }],
    ['a blank SIM without its number', { simType: 'blank', iccid: '8949000000000000017' }, { iccid: 'iccid' }],
    ['a blank SIM', { simType: 'blank', iccid: '8949000000000000018' }, {}],
    ['a landline number', { portNumber: '030 23125300' }, { portNumber: 'phone' }],
    ['porting at once without opt-in', { portOptIn: false }, { portOptIn: 'given' }],
    [
      'an end too far ahead',
      { portTiming: 'contractEnd', portContractEnd: '2027-03-24' },
      { portContractEnd: 'contractEndAhead:120' },
    ],
    [
      'an end in the past',
      { portTiming: 'contractEnd', portContractEnd: '2026-11-01' },
      { portContractEnd: 'contractEndPast' },
    ],
    ['an end of a month ago', { portTiming: 'afterEnd', portContractEnd: '2026-10-30' }, {}],
    [
      'an end of two months ago',
      { portTiming: 'afterEnd', portContractEnd: '2026-09-25' },
      { portContractEnd: '(portingLateClaim)' },
    ],
    [
      'an end of long ago',
      { portTiming: 'afterEnd', portContractEnd: '2026-08-01' },
      { portContractEnd: 'contractEndOver:90' },
    ],
    ['prepaid without waiver', { portPrepaid: true }, { prepaidWaiver: 'given' }],
    ['a company without its customer number', { portCustomerNo: '' }, { portCustomerNo: 'required' }],
    [
      'another holder under age',
      {
        portHolderDiffers: true,
        portHolderKind: 'person',
        holder: { firstName: 'Jens', lastName: 'Feld', birthDate: '2010-01-01' },
      },
      { 'holder.birthDate': 'birthDate' },
    ],
    ['three extra cards', { multiSim: '3' }, { multiSim: 'between:0:2' }],
    ['a device without its colour', { device: 'smartphoneS' }, { deviceColour: 'choose', deviceStorage: 'choose' }],
    ['activation on a Sunday', { startMode: 'date', startDate: '2026-12-06' }, { startDate: 'neededByNotWorkingDay' }],
    ['activation too late', { startMode: 'date', startDate: '2027-03-24' }, { startDate: 'daysAhead:120' }],
  ] as const)('%s', (_what, change, faults) => {
    expect(onCard(change, company)).toEqual(
      Object.fromEntries(Object.entries(faults).map(([path, key]) => [`cards.0.${path}`, key])),
    );
  });

  test('the same number is ported once, however it is written', () => {
    const cards = [rightCard, { ...rightCard, portNumber: '+49 171 3920010' }];
    expect(find('hfoBusinessHomeMobile', { cards })).toEqual({ 'cards.1.portNumber': 'duplicate' });
  });
  test('six cards are an offer of their own', () => {
    const cards = Array.from({ length: 6 }, () => ({ ...rightCard, numberMode: 'new' }));
    expect(find('hfoBusinessHomeMobile', { cards })).toEqual({ cards: 'maxRows:5' });
  });
  test('natural persons show a document that is valid, companies their register', () => {
    const ident = { identDocType: 'idCard', identNumber: 'L01X00T47', identValidUntil: '2026-11-22' };
    const person: OrderCustomer = { clientKind: 'private', salutation: '1' };
    expect(find('hfoBusinessHomeMobile', ident, person)).toEqual({ identValidUntil: 'identExpired' });
    expect(find('hfoBusinessHomeMobile', { identProof: [] }, company)).toEqual({ identProof: 'noFile' });
  });
});
