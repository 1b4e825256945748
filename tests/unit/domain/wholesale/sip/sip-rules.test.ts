import { expect, test } from 'vitest';
import type { BackupData, backupTriggers } from '#contract/wholesale/backup-rule.ts';
import type { RegistrationState, SipState } from '#contract/wholesale/sip-account.ts';
import { ruleWhileOffline } from '#domain/wholesale/sip/rule-while-offline.ts';
import { isChangeable, isMissed, takesNumbers, usesPassword } from '#domain/wholesale/sip/sip-states.ts';
import { sipUserOf, sipUserPattern } from '#domain/wholesale/sip/sip-user.ts';
import { type KnownNumbers, sipWarnings, type WarningInput } from '#domain/wholesale/sip/sip-warnings.ts';
import { spanOfIp, staticIpsOf } from '#domain/wholesale/sip/static-ips.ts';
import { ha1, newSipPassword } from '#server/records/types/wholesale/sip/sip-password.ts';

type BackupTrigger = (typeof backupTriggers)[number];

test('§sip-accounts a thousand passwords are long, unique, of all four kinds and safe in files', () => {
  const record = Array.from({ length: 1000 }, newSipPassword);
  for (const password of record) {
    expect(password.length).toBeGreaterThanOrEqual(16);
    for (const kind of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/]) expect(password).toMatch(kind);
    expect(password).not.toMatch(/[Il1O0;#"'\\\s<>&%]/);
  }
  expect(new Set(record).size).toBe(record.length);
  // No place in it always has the same kind of character.
  for (let at = 0; at < 20; at += 1) expect(new Set(record.map((password) => password[at])).size).toBeGreaterThan(20);
});

test('§sip-accounts a password is kept as the HA1 of RFC 2617', () => {
  expect(ha1('user', 'secret')).toMatch(/^[0-9a-f]{32}$/);
  expect(ha1('user', 'secret')).not.toBe(ha1('other', 'secret'));
});

test.each([
  ['4100123', 1, 'w4100123-01'],
  ['4100123', 12, 'w4100123-12'],
  ['4100123', 123, 'w4100123-123'],
])('§sip-accounts the user name of %s number %i is %s', (customer, n, name) => {
  expect(sipUserOf(customer, n)).toBe(name);
  expect(name).toMatch(sipUserPattern);
});

test('§sip-accounts fixed addresses count only in static mode and sort below telephone numbers', () => {
  const staticIps = [{ ip: '203.0.113.80' }];
  expect(staticIpsOf({ regMode: 'static', staticIps })).toEqual(['203.0.113.80']);
  expect(staticIpsOf({ regMode: 'registration', staticIps })).toEqual([]);
  expect(staticIpsOf({ regMode: 'static', staticIps: 'x' })).toEqual([]);
  expect(spanOfIp('255.255.255.255').to).toBeLessThan(10 ** 14);
  expect(spanOfIp('203.0.113.81').from).toBe(spanOfIp('203.0.113.80').to);
});

const fine: WarningInput = {
  state: 'active',
  regState: 'online',
  maxChannels: 10,
  channelsInUse: 2,
  passwordSetAt: 1,
  uploadMbit: '10',
  mainNumber: '+49302312540',
};
const numbers: KnownNumbers = { count: 100, withoutTarget: 0 };

test.each<[string, Partial<WarningInput>, Partial<KnownNumbers>, string[]]>([
  ['nothing is wrong', {}, {}, []],
  ['the PBX is offline', { regState: 'offline' }, {}, ['offline']],
  ['a rule takes its calls meanwhile', { regState: 'offline' }, { coveredBy: 'Ausfall' }, ['covered']],
  ['a locked one need not be online', { state: 'lockedByCustomer', regState: 'offline' }, {}, []],
  ['nobody asked for its password', { passwordSetAt: undefined, regState: 'offline' }, {}, ['noPassword']],
  ['a static one needs none', { passwordSetAt: undefined, regState: 'static' }, {}, []],
  ['it has no numbers', { mainNumber: undefined }, { count: 0 }, ['noNumbers']],
  ['it has no main number', { mainNumber: undefined }, {}, ['noMainNumber']],
  ['it has too many numbers', {}, { count: 301 }, ['overLimit']],
  ['numbers lead nowhere', {}, { withoutTarget: 2 }, ['numbersWithoutTarget']],
  ['the upload is too thin', { uploadMbit: '0' }, {}, ['thinUpload']],
  ['all channels are in use', { channelsInUse: 10 }, {}, ['busy']],
  [
    'the worst comes first',
    { state: 'lockedForAbuse' },
    { withoutTarget: 1 },
    ['lockedForAbuse', 'numbersWithoutTarget'],
  ],
  ['it has ended', { state: 'terminated', regState: 'offline' }, { count: 0 }, []],
])('§sip-accounts warnings where %s', (_, account, existing, keys) => {
  expect(sipWarnings({ ...fine, ...account }, { ...numbers, ...existing }).map(({ kind }) => kind)).toEqual(keys);
});

test('§sip-accounts the upload that is needed reads without the remains of its multiplication', () => {
  const [result] = sipWarnings({ ...fine, maxChannels: 3, uploadMbit: '0.2' });
  expect(result).toEqual({ kind: 'thinUpload', need: 0.3, has: 0.2 });
});

const rule = (trigger: BackupTrigger, data: object = {}) => ({
  name: trigger,
  trigger,
  data: { scope: 'trunk', priority: '50', active: true, activeSince: 1, ...data } as unknown as BackupData,
});

test('§backup-routing the active rule for the whole trunk takes the calls of an offline PBX', () => {
  const others = [
    rule('unreachable', { active: false, activeSince: undefined }),
    rule('busy'),
    rule('time'),
    rule('unreachable', { scope: 'number', scopeNumber: '030 2312540' }),
    rule('unreachable', { validFrom: '2026-11-25', activeSince: undefined }),
  ];
  const offline = (...more: ReturnType<typeof rule>[]) => ruleWhileOffline([...others, ...more]);
  expect(offline()).toBeUndefined();
  expect(offline(rule('unreachable'))).toBe('unreachable');
  expect(offline(rule('unreachable'), rule('always', { priority: '60' }))).toBe('always');
  expect(offline(rule('unreachable', { priority: '60' }), rule('always'))).toBe('unreachable');
});

test.each<[SipState, RegistrationState, boolean]>([
  ['active', 'offline', true],
  ['active', 'online', false],
  ['inSetup', 'offline', false],
  ['lockedForAbuse', 'offline', false],
  ['terminated', 'offline', false],
])('§sip-accounts an account that is %s and %s is missed: %s', (state, registration, missed) =>
  expect(isMissed(state, registration)).toBe(missed),
);

test.each<[SipState, RegistrationState, boolean]>([
  ['active', 'online', true],
  ['inSetup', 'offline', true],
  ['active', 'static', false],
  ['terminated', 'offline', false],
])('§sip-accounts an account that is %s and %s needs a password: %s', (state, registration, needed) =>
  expect(usesPassword(state, registration)).toBe(needed),
);

test.each<[SipState, boolean, boolean]>([
  ['inSetup', true, true],
  ['active', true, true],
  ['lockedByCustomer', false, true],
  ['lockedForAbuse', false, false],
  ['terminated', false, false],
])('§sip-accounts an account that is %s takes numbers: %s, can be changed: %s', (state, takes, changes) =>
  expect([takesNumbers(state), isChangeable(state)]).toEqual([takes, changes]),
);
