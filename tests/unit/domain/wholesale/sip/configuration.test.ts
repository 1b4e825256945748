import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/access/routes.ts';
import { provisioningUri, settingsOf } from '#domain/wholesale/sip/configuration/account-settings.ts';
import { snippetName, snippetOf } from '#domain/wholesale/sip/configuration/fill-template.ts';
import { pbxTemplates } from '#domain/wholesale/sip/configuration/pbx-templates.ts';

const account = {
  sipUser: 'w4100123-01',
  authUser: 'w4100123-01a',
  maxChannels: 30,
  transport: 'TLS',
  srtp: true,
  codecs: ['G711a', 'Opus'],
  dtmf: 'rfc4733',
  faxMode: 't38',
  numberFormat: 'e164',
  mainNumber: '+49302312540',
} as const;
type Account = Parameters<typeof settingsOf>[0];
const registeredIn = (language: Locale) => settingsOf(account as unknown as Account, language);
const registered = registeredIn('de');
const fixed = { ...account, regMode: 'static', staticIps: [{ ip: '203.0.113.80' }] };
const peered = settingsOf(fixed as unknown as Account, 'de');

describe.each(['de', 'en'] as const)('§sip-accounts snippets for telephone systems, in %s', (language) => {
  test.each(pbxTemplates.map((one) => [one.title, one] as const))(
    '%s knows the account and not its password',
    (_, one) => {
      const text = snippetOf(one, registeredIn(language), language);
      expect(text).toContain('sip.example.com');
      expect(text).toContain({ de: '<SIP-PASSWORT>', en: '<SIP-PASSWORD>' }[language]);
      expect(text).toContain('w4100123-01a');
      expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object/);
      expect(snippetName(one, registered)).toMatch(/^w4100123-01_[\w.-]+$/);
    },
  );
  test.each(pbxTemplates.map((one) => [one.title, one] as const))(
    '%s with fixed addresses is told no password',
    (_, one) => {
      const text = snippetOf(one, peered, language);
      expect(text).not.toContain('<SIP-');
      expect(text).not.toMatch(/type = (registration|auth)\b|mode="register"|password|Secret|\{\{|undefined/);
      if (one.kind === 'file') expect(text).toContain('203.0.113.80');
    },
  );
});

test('§sip-accounts TLS brings its port and SRTP, and nothing else does', () => {
  expect(registered).toMatchObject({ port: '5061', asteriskEncryption: 'sdes', asteriskCodecs: 'alaw,opus' });
  const plain = settingsOf({ ...account, transport: 'UDP' } as unknown as Account, 'de');
  expect(plain).toMatchObject({ port: '5060', asteriskEncryption: 'no', srtp: '–' });
});

test('§sip-accounts a softphone reads where the account is, and no secret', () => {
  expect(provisioningUri(registered)).toBe('sip:w4100123-01@sip.example.com:5061;transport=tls');
});
