import { describe, expect, test } from 'vitest';
import { requestOf } from '#domain/form/form-values.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { find } from './order-findings.ts';
import { rightOrder, rightPorting } from './right-orders.ts';

/** The same with another porting in place of the right one. */
const ported = (change: object, more: object = {}) =>
  find('hfoNgnConnect', {
    numberMode: 'port',
    mainNumber: '+4940669690',
    portings: [{ ...rightPorting, ...change }],
    ...more,
  });

describe('§porting porting', () => {
  test.each([
    [
      'seven working days are enough, though short',
      { desiredDate: '2026-12-02' },
      { desiredDate: '(portingShortNotice)' },
    ],
    ['six are not', { desiredDate: '2026-12-01' }, { desiredDate: 'leadTime:7' }],
    ['a Friday warns', { desiredDate: '2026-12-18' }, { desiredDate: '(portingBeforeDayOff)' }],
    ['numbers alone go the next working day', { businessCase: 'VA-RRNP', desiredDate: '2026-11-24' }, {}],
    ['not today', { businessCase: 'VA-RRNP', desiredDate: '2026-11-23' }, { desiredDate: 'leadTime:1' }],
    ['not after 180 days', { desiredDate: '2027-05-24' }, { desiredDate: 'daysAhead:180' }],
    [
      'blocks that overlap',
      {
        blocks: [
          { from: '10', to: '29' },
          { from: '20', to: '39' },
        ],
      },
      { 'blocks.1.from': 'numberBlockOverlap' },
    ],
    ['a block whose ends differ in length', { blocks: [{ from: '1', to: '29' }] }, { 'blocks.0.to': 'numberBlock' }],
    ['a block that runs backwards', { blocks: [{ from: '30', to: '29' }] }, { 'blocks.0.to': 'numberBlock' }],
    [
      'six blocks',
      { blocks: ['1', '2', '3', '4', '5', '6'].map((from) => ({ from, to: from })) },
      { blocks: 'maxRows:5' },
    ],
    [
      'a contract that ended long ago',
      { alreadyTerminated: true, terminationDate: '2026-09-01' },
      { terminationDate: 'portingClaimOver', alreadyTerminated: '(portingTerminated)' },
    ],
    ['a time by agreement without project', { timeWindow: 'ZF3' }, { timeWindow: 'portingProjectOnly' }],
    ['a termination without numbers on a new line', { businessCase: 'VA-KUE-ORN' }, { businessCase: 'choose' }],
    ['a porting identifier', { losingNetworkPki: 'D12' }, { losingNetworkPki: 'portingId' }],
  ] as const)('%s', (_what, change, faults) => {
    const more = 'businessCase' in change && change.businessCase === 'VA-KUE-ORN' ? { lineSituation: 'parallel' } : {};
    expect(ported(change, more)).toEqual(
      Object.fromEntries(Object.entries(faults).map(([path, key]) => [`portings.0.${path}`, key])),
    );
  });

  test('single numbers and blocks are never sent in one porting order', () => {
    const both = { ...rightPorting, singles: [{ onkz: '30', number: '1' }] };
    const sent = requestOf(orderFormOf('hfo360'), { ...rightOrder('hfo360'), numberMode: 'port', portings: [both] });
    expect(sent['portings']).toMatchObject([{ connectionKind: 'block', blocks: rightPorting.blocks }]);
    expect((sent['portings'] as object[])[0]).not.toHaveProperty('singles');
  });

  test('numbers of one order lie in one area', () => {
    const singles = [
      { onkz: '030', number: '231' },
      { onkz: '30', number: '232' },
      { onkz: '040', number: '233' },
    ];
    const change = { connectionKind: 'single', singles };
    expect(ported(change, { mainNumber: '+4930231' })).toEqual({ 'portings.0.singles.2.onkz': 'portingOneArea' });
  });
});
