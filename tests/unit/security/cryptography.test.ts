import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../source-files.ts';

const server = sourceFiles('server');
const calls = (pattern: RegExp) =>
  server.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, argument = '']) => `${path}: ${argument}`));

test('hashes are SHA-256, apart from those that a protocol prescribes', () => {
  const others = calls(/\bcreateHash\(([^)]*)\)/g).filter((call) => !call.endsWith(": 'sha256'"));
  expect(others.sort()).toEqual([
    // Checksums of tus, which the client chooses; they find damage on the way and protect nothing.
    'server/files/uploads/disk-uploads.ts: expected.algorithm',
    'server/files/uploads/s3-uploads.ts: expected.algorithm',
    // HA1 of RFC 2617: registrars know nothing else.
    "server/records/types/wholesale/sip/sip-password.ts: 'md5'",
  ]);
  expect(calls(/\bcreateHmac\(('[^']*')/g).sort()).toEqual([
    "server/incoming-mail/service-signature.ts: 'sha256'",
    "server/notifications/mailbox-token.ts: 'sha256'",
    "server/notifications/reply-token.ts: 'sha256'",
    "server/notifications/unsubscribe-token.ts: 'sha256'",
    // RFC 6238, as authenticator apps expect it.
    "server/session/second-factor/one-time-code.ts: 'sha1'",
  ]);
});

test('ciphers are AES-256-GCM', () => {
  const ciphering = server.filter(({ text }) => /\bcreate(?:Cipher|Decipher)iv\(/.test(text));
  expect(ciphering.length).toBeGreaterThan(0);
  for (const { path, text } of ciphering)
    expect([path, [...new Set(text.match(/\baes-[\w-]+|\bdes[\w-]*-cbc|\bchacha[\w-]+|\brc4\b/g))]]).toEqual([
      path,
      ['aes-256-gcm'],
    ]);
});

test('random numbers that can be guessed choose nothing but pauses', () => {
  const uses = server.filter(({ text }) => text.includes('Math.random')).map(({ path }) => path);
  expect(uses.sort()).toEqual(['server/s3/s3-call.ts', 'server/session/passwords.ts']);
});

test('each file that signs, encrypts or makes a secret stands in the inventory of keys', () => {
  const inventory = readFileSync(join(root, 'docs/security/keys.md'), 'utf8');
  const named = [...inventory.matchAll(/`(server\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const keyed = server.filter(
    ({ path, text }) =>
      /\b(?:createHmac|createCipheriv|randomBytes|randomInt|randomFillSync|generateKey\w*|SignJWT|scrypt\w*)\(/.test(
        text,
      ) && !path.startsWith('server/demo/'),
  );
  expect(keyed.length).toBeGreaterThan(10);
  const missing = keyed.filter(({ path }) => !named.some((name) => path === name || path.startsWith(`${name}/`)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
