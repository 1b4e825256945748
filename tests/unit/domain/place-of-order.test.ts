import { expect, test } from 'vitest';
import { placeOfOrder } from '#domain/wholesale/numbers/place-of-order.ts';

const at = (city: string, street = 'Beispielstraße') => ({ street, houseNumber: '1', zip: '10115', city });
const account = { siteAddr: at('Berlin'), emergencyAddr: at('Berlin') };
const gate = at('Hamburg', 'Am Tor');
const customer = {
  sites: [
    { name: 'Zentrale', address: at('Berlin', 'Musterweg') },
    { name: 'Kontor', address: at('Hamburg'), emergencyDiffers: true, emergencyAddr: gate },
  ],
};

test.each([
  ['the account in its local network', 'Berlin', account, { siteAddr: at('Berlin') }],
  [
    'a site of the customer in another',
    'Hamburg',
    account,
    { siteAddr: at('Hamburg'), emergencyDiffers: true, emergencyAddr: gate },
  ],
  ['the account where nothing of the customer lies there', 'Kiel', account, { siteAddr: at('Berlin') }],
  ['the account for numbers without a place', undefined, account, { siteAddr: at('Berlin') }],
  ['the first site where the account has none', undefined, {}, { siteAddr: at('Berlin', 'Musterweg') }],
  [
    'the place for emergency calls of the account',
    'Berlin',
    { ...account, emergencyAddr: at('Berlin', 'Hof') },
    { siteAddr: at('Berlin'), emergencyDiffers: true, emergencyAddr: at('Berlin', 'Hof') },
  ],
])('§phone-numbers numbers are proposed for %s', (_case, area, of, expected) => {
  expect(placeOfOrder(area, of, customer)).toEqual(expected);
});

test('§phone-numbers nothing is proposed where nothing is known', () => {
  expect(placeOfOrder('Berlin', {}, {})).toEqual({});
});
