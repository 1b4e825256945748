import { describe, expect, test } from 'vitest';
import { find } from './order-findings.ts';

describe('§order-forms.centrex Centrex', () => {
  const row = (extNo: string, more: object = {}) => ({ extNo, displayName: extNo, licence: 'basic', ...more });
  const others = { groups: [], ivr: false, nightTarget: '', businessHours: [] };
  test.each([
    [
      'the same extension twice',
      { extensions: [row('10'), row('10')], ...others },
      { 'extensions.1.extNo': 'duplicate' },
    ],
    [
      'the same direct dial twice',
      { extensions: [row('10', { ddi: '05' }), row('11', { ddi: '05' })], ...others },
      { 'extensions.1.ddi': 'duplicate' },
    ],
    [
      'a direct dial beyond the block',
      { extensions: [row('10', { ddi: '30' })], ...others },
      { 'extensions.0.ddi': 'directDial' },
    ],
    ['an attendant that is no extension', { attendantExt: '99' }, { attendantExt: 'choose' }],
    [
      'a group of strangers',
      { groups: [{ name: 'V', number: '20', members: '10, 77', strategy: 'all' }] },
      { 'groups.0.members': 'groupMembers' },
    ],
    [
      'a group with the number of an extension',
      { groups: [{ name: 'V', number: '10', members: '10', strategy: 'all' }], ivr: false },
      { 'groups.0.number': 'duplicate' },
    ],
    [
      'a menu that leads nowhere',
      { ivrOptions: [{ key: '1', caption: 'V', target: '77' }] },
      { 'ivrOptions.0.target': 'callTarget' },
    ],
    ['hours without a night target', { nightTarget: '' }, { nightTarget: 'required' }],
    [
      'hours that end before they begin',
      { businessHours: [{ day: 'mon', from: '17:00', to: '08:00' }] },
      { 'businessHours.0.to': 'hoursOrder' },
    ],
    [
      'fewer devices than extensions name',
      { extensions: [row('10', { deviceArticle: 'phoneBasic' })], ...others },
      { devices: 'fewDevices' },
    ],
    [
      'devices enough',
      {
        extensions: [row('10', { deviceArticle: 'phoneBasic' })],
        devices: [{ article: 'phoneBasic', quantity: '1', mode: 'buy', autoprovisioning: true }],
        ...others,
      },
      {},
    ],
    ['announcements without declaration', { announcements: ['f1'] }, { gemaFree: 'given' }],
    [
      '251 extensions',
      {
        extensions: Array.from({ length: 251 }, (_, n) => row(String(1000 + n))),
        attendantExt: '1000',
        channels: '25',
        ...others,
      },
      { extensions: 'maxRows:250', channels: '(fewChannels)' },
    ],
  ] as const)('%s', (_what, change, faults) => expect(find('hfoCrownCentrex', change)).toEqual(faults));
});
