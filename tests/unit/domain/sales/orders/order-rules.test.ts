import { describe, expect, test } from 'vitest';
import { numberLimit } from '#domain/sales/orders/number-limits.ts';
import type { OrderCustomer } from '#domain/sales/orders/order-customer.ts';
import { find } from './order-findings.ts';
import { rightPorting, rightSingles } from './right-orders.ts';

const small: OrderCustomer = { tkgSize: 'small', salutation: '3' };

describe('§order-forms.number-limits number limits', () => {
  test.each([
    [1, 10],
    [2, 11],
    [3, 11],
    [4, 30],
    [5, 30],
    [6, 70],
    [7, 70],
    [8, 100],
    [9, 100],
    [10, 300],
    [12, 300],
    [20, 300],
    [25, 300],
    [29, 300],
    [30, 500],
    [60, 1000],
    [90, 3000],
    [120, 4000],
    [179, 4000],
  ])('%i channels carry %i numbers', (channels, max) => expect(numberLimit(channels)).toBe(max));

  test.each([
    ['within the limit', 'hfoNgnBasic', { blockSize: '30' }, {}],
    ['a block beyond it', 'hfoNgnBasic', { blockSize: '100' }, { blockSize: 'numberLimit:4:30' }],
    [
      'new and ported numbers together',
      'hfoNgnOneBusiness',
      { channels: '4', numberMode: 'both', blockSize: '30', portings: [rightPorting] },
      { blockSize: 'numberLimit:4:30' },
    ],
    ['more than 100 without channels', 'hfo360', { blockSize: '300' }, { numberNeedProof: 'numberNeedProof:100' }],
    ['more than 100 with the certificate', 'hfo360', { blockSize: '300', numberNeedProof: ['f1'] }, {}],
    ['eleven single numbers', 'hfo360', { numberKind: 'single', numberCount: '11' }, { numberCount: 'maxSingles:10' }],
  ] as const)('%s', (_what, type, change, faults) => expect(find(type, change)).toEqual(faults));

  test('ported single numbers count without a block', () => {
    const singles = Array.from({ length: 6 }, (_, n) => ({ onkz: '30', number: `2312530${n}` }));
    const two = [rightSingles, rightSingles].map((one, k) => ({
      ...{ ...one, connectionKind: 'single' },
      singles: singles.map((row) => ({ ...row, number: `${row.number}${k}` })),
    }));
    expect(find('hfo360', { numberMode: 'port', portings: two, mainNumber: '+4930231253000' })).toEqual({
      portings: 'maxSingles:10',
    });
  });
});

describe('§order-forms contract', () => {
  test.each([
    ['five years for a small company without waiver', { contractTerm: '60' }, small, { tkgWaiver: 'given' }],
    ['with waiver', { contractTerm: '60', tkgWaiver: true }, small, {}],
    ['two years need none', { contractTerm: '24' }, small, {}],
    ['other companies need none', { contractTerm: '60' }, { tkgSize: 'other' }, {}],
    ['a term that the product has not', { contractTerm: '72' }, {}, { contractTerm: 'choose' }],
    [
      'a change for somebody without a contract',
      { orderKind: 'renewal', existingContractNumber: 'V-1000' },
      {},
      { orderKind: 'orderKindEstablished' },
    ],
    [
      'a change without its contract',
      { orderKind: 'move' },
      {},
      { orderKind: 'orderKindEstablished', existingContractNumber: 'required' },
    ],
  ] as const)('%s', (_what, change, customer, faults) =>
    expect(find('hfoNgnOneBusiness', change, customer)).toEqual(faults),
  );

  test.each([
    ['hfo360', {}, '2026-11-27', 'leadTime:5'],
    ['hfo360', {}, '2026-11-30', undefined],
    ['hfo360', { numberMode: 'both', portings: [{ ...rightPorting }] }, '2026-12-04', 'leadTime:10'],
    ['hfo360', { numberMode: 'both', portings: [{ ...rightPorting }] }, '2026-12-07', undefined],
    ['hfoDslMaxxBusiness', {}, '2026-12-11', 'leadTime:15'],
    ['hfoDslMaxxBusiness', {}, '2026-12-14', undefined],
    ['hfoNgnConnect', {}, '2026-12-11', 'leadTime:15'],
    ['hfo360', {}, '2026-12-05', 'neededByNotWorkingDay'],
    ['hfo360', {}, '2027-05-24', 'daysAhead:180'],
  ] as const)('§porting.dates %s can start on %s by its lead time', (type, change, desiredDate, key) => {
    expect(find(type, { ...change, startMode: 'date', desiredDate })['desiredDate']).toBe(key);
  });
});

describe('§order-forms sections', () => {
  test.each([
    ['SRTP is sent with TLS alone', 'hfoNgnBasic', { transport: 'tls', srtp: true }, {}],
    ['no screening without declaration', 'hfoNgnBasic', { clipNoScreening: true }, { clipDeclaration: 'given' }],
    [
      'itemised bill without notice to the staff',
      'hfoNgnBasic',
      { evn: 'online' },
      { evnMasking: 'choose', evnStaffNotice: 'given' },
    ],
    [
      'a vendor without a name',
      'hfoNgnOneBusiness',
      { pbxVendor: 'OTHER' },
      { pbxVendorText: 'required', pbxVendor: '(pbxNotCertified)' },
    ],
    [
      'a private address',
      'hfoNgnOneBusiness',
      { regMode: 'static', staticIp: '192.168.1.1' },
      { staticIp: 'publicIp' },
    ],
    [
      'a thin upload',
      'hfoNgnOneBusiness',
      { channels: '30', accessBandwidth: '2' },
      { accessBandwidth: '(uploadTooThin)' },
    ],
    [
      'a thin upload with a comma',
      'hfoNgnOneBusiness',
      { channels: '30', accessBandwidth: '2,4' },
      { accessBandwidth: '(uploadTooThin)' },
    ],
    ['an upload of nothing', 'hfoNgnOneBusiness', { accessBandwidth: '0' }, { accessBandwidth: 'decimalUpTo:100000' }],
    ['a delay between the steps', 'hfoNgnOneBusiness', { backupDelay: '7' }, { backupDelay: 'stepOf:5' }],
    ['a delay too long', 'hfoNgnOneBusiness', { backupDelay: '125' }, { backupDelay: 'between:0:120' }],
    ['a service number as target', 'hfoNgnOneBusiness', { backupTarget: '0800 1234567' }, { backupTarget: 'phone' }],
    ['an emergency number as target', 'hfoNgnOneBusiness', { backupTarget: '112' }, { backupTarget: 'phone' }],
    [
      'a ported number as target',
      'hfoNgnOneBusiness',
      { channels: '8', numberMode: 'both', portings: [rightPorting], backupTarget: '040 66969 15' },
      { backupTarget: 'backupOwnNumber' },
    ],
    ['a bandwidth that the line has not', 'hfoDslMaxxBusiness', { bandwidth: 'vdsl250' }, { bandwidth: 'choose' }],
    [
      'an availability of long ago',
      'hfoDslMaxxBusiness',
      { availability: { checkedAt: '2026-10-01', technology: 'vdsl', maxRate: '100' } },
      { 'availability.checkedAt': '(availabilityOld:30)' },
    ],
    [
      'a new line without its place',
      'hfoDslMaxxBusiness',
      { lineSituation: 'new' },
      { taeLocation: 'required', previousTenant: 'required', inHouseWiring: 'choose' },
    ],
    [
      'an SBC below onmicrosoft.com',
      'hfoNgnTeamsConnect',
      { teamsModel: 'ownSbc', sbcFqdn: 'x.onmicrosoft.com' },
      { sbcFqdn: 'ownDomain' },
    ],
    ['Teams without licences', 'hfoNgnTeamsConnect', { phoneLicense: false }, { phoneLicense: '(noTeamsLicences)' }],
    [
      'a business debit of a consumer',
      'hfoBusinessHomeMobile',
      { paymentMethod: 'debit', bank: { accountHolder: 'Winter', iban: 'DE89370400440532013000', mandateType: 'B2B' } },
      { 'bank.mandateType': 'mandateB2bPrivate' },
    ],
  ] as const)('%s', (_what, type, change, faults) => {
    const customer = 'bank' in change ? { clientKind: 'private' } : {};
    const identity =
      'bank' in change ? { identDocType: 'passport', identNumber: 'C01X00T47', identValidUntil: '2030-01-01' } : {};
    expect(find(type, { ...identity, ...change }, customer)).toEqual(faults);
  });
});
