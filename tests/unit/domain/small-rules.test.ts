import { expect, test } from 'vitest';
import { providerCodes } from '#contract/providers.ts';
import { isAlive } from '#domain/access/session-life.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { preferredLanguage } from '#domain/text/language.ts';
import { providerName } from '#domain/text/provider-name.ts';

test.each([
  ['its title', { trid: '1001', title: 'Sommer Telekom GmbH' }, 'ETC - Sommer Telekom GmbH'],
  ['its trid where it has no title', { trid: '1004' }, 'ETC - 1004'],
  ['its trid where the title is empty', { trid: '1004', title: '' }, 'ETC - 1004'],
])('§2-18 a foundation is shown by the app label and %s', (_case, foundation, caption) =>
  expect(foundationCaption('ETC', foundation)).toBe(caption),
);

test.each([
  ['FELDNETZ_IOT', 'FeldNetz IoT'],
  ['ETC_DISTRIBUTION', 'ETC Distribution'],
  ['ALSTERKOM', 'Alsterkom Netz GmbH'],
  ['TAUNUSKABEL', 'Taunuskabel AG'],
  ['WIESENLICHT', 'Wiesenlicht Glasfaser GmbH'],
  ['WEGNETZ', 'Wegnetz Genossenschaft eG'],
  ['VIERFUNK', 'Vierfunk Mobil GmbH'],
  ['TIEFLAND_FUNK', 'Tiefland Funk GmbH'],
  ['CUMULUSCALL', 'Cumuluscall Service GmbH'],
  ['TURMPUNKT', 'Turmpunkt Partnerdienste GmbH'],
  ['NEUER_ANBIETER_NORD', 'NEUER ANBIETER NORD'],
  ['vierfunk', 'vierfunk'],
  ['__proto__', '  proto  '],
  ['toString', 'toString'],
  ['', ''],
])('§3-23 the provider code %j is shown as %j', (code, name) => expect(providerName(code)).toBe(name));

test('§3 every provider on offer has a readable name', () => {
  expect(providerCodes).toHaveLength(10);
  for (const code of providerCodes) expect(providerName(code)).not.toMatch(/_|^[A-Z ]+$/);
});

test.each([
  ['the stored choice', 'en', ['de-DE'], 'en'],
  ['the browser’s language', undefined, ['en-GB', 'de'], 'en'],
  ['a browser in German', undefined, ['de-AT', 'en'], 'de'],
  ['the first language that there is', undefined, ['fr-FR', 'EN-us', 'de'], 'en'],
  ['German where no language is known', undefined, ['fr', 'pl'], 'de'],
  ['German where nothing is said', undefined, [], 'de'],
  ['the browser’s language where the stored one is unknown', 'xx', ['en'], 'en'],
])('§1-2 the language follows %s', (_case, stored, browser, language) =>
  expect(preferredLanguage(stored, browser)).toBe(language),
);

test('§2-2 §3-20 a session ends at the moment of its expiry', () => {
  const session = {
    token: '',
    roles: [],
    user: { account: '1001', username: 'a', displayName: '', email: '' },
    refreshAt: 0,
    expiresAt: 1000,
  };
  expect([999, 1000, 1001].map((now) => isAlive(session, now))).toEqual([true, false, false]);
  expect(isAlive(undefined, 0)).toBe(false);
});
