import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePasskey } from '../support/passkey.ts';
import { demoPassword, minute, openPortal, type Portal } from '../support/portal.ts';
import { type FactorCalls, factorCalls } from '../support/second-factor.ts';

let portal: Portal;
let calls: FactorCalls;
let token: string;
const owner = '1001/sp.admin';

beforeEach(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'http://127.0.0.1:4321' });
  calls = factorCalls(portal);
  token = (await portal.as(owner)).token;
});
afterEach(() => portal.close());

const status = async (...proof: Parameters<FactorCalls['prove']>) => (await calls.prove(...proof)).statusCode;

test('decision 31 a passkey is added and signs in; its answer works once', async () => {
  const { passkey } = await calls.addPasskey(token);
  const refusalOf = (await portal.signIn(owner)).json();
  expect(refusalOf.secondFactors).toEqual(['passkey', 'recoveryCode']);
  const step = refusalOf._secondFactorToken;
  const { options } = (await portal.call('POST', '/second-factor/passkey', { body: { token: step } })).json();
  expect(options).toMatchObject({
    rpId: 'localhost',
    allowCredentials: [{ id: passkey.id, transports: ['internal'] }],
  });
  const answer = passkey.use(options.challenge);
  expect(await status(step, { passkey: answer })).toBe(200);
  expect(await status(step, { passkey: answer })).toBe(410);
  expect(await status(await calls.stepOf(owner), { passkey: answer })).toBe(401);
  expect((await calls.state(token)).factors[0]).toMatchObject({
    kind: 'passkey',
    name: 'Laptop',
    lastUsed: portal.now(),
  });
});

test.each([
  ['for another site', { origin: 'https://portal.example.org' }],
  ['for a site whose name only ends alike', { origin: 'http://evil-localhost:4321' }],
  ['on another port', { origin: 'http://localhost:8080' }],
  ['for another relying party', { rpId: 'example.org' }],
  ['as if it registered', { type: 'webauthn.create' }],
])('decision 31 an answer signed %s is refused', async (_name, at) => {
  const { passkey } = await calls.addPasskey(token);
  const step = await calls.stepOf(owner);
  expect(await status(step, { passkey: passkey.use(await calls.challengeOf(step), at) })).toBe(401);
  // The step is still there for the right one.
  expect(await status(step, { passkey: passkey.use(await calls.challengeOf(step)) })).toBe(200);
});

test('decision 31 a challenge is valid for its user, its purpose and ten minutes only', async () => {
  const { passkey } = await calls.addPasskey(token);
  const other = (await portal.as('2001/ws.user')).token;
  await calls.addPasskey(other);
  const step = await calls.stepOf(owner);
  const theirs = await calls.challengeOf(await calls.stepOf('2001/ws.user'));
  expect(await status(step, { passkey: passkey.use(theirs) })).toBe(401);
  const startOf = (await calls.change(token, 'passkey', { password: demoPassword })).json();
  expect(await status(step, { passkey: passkey.use(startOf.options.challenge) })).toBe(401);
  expect(await status(step, { passkey: passkey.use('AAAA') })).toBe(401);
  expect(await status(step, { passkey: makePasskey().use(await calls.challengeOf(step)) })).toBe(401);
  const forged = passkey.use(await calls.challengeOf(step));
  const { signature } = makePasskey().use('x').response;
  expect(await status(step, { passkey: { ...forged, response: { ...forged.response, signature } } })).toBe(401);
  expect(await status(step, { passkey: passkey.use(await calls.challengeOf(step)) })).toBe(200);
  passkey.setUses(0);
  const next = await calls.stepOf(owner);
  expect(await status(next, { passkey: passkey.use(await calls.challengeOf(next)) })).toBe(401);
  passkey.setUses(100);
  const challenge = await calls.challengeOf(next);
  portal.pass(9 * minute);
  const late = await calls.stepOf(owner);
  portal.pass(minute);
  expect(await status(late, { passkey: passkey.use(challenge) })).toBe(401);
});

test('decision 31 8 answers with one signature: one wins', async () => {
  const { passkey } = await calls.addPasskey(token);
  const steps = await Promise.all(Array.from({ length: 8 }, () => calls.stepOf(owner)));
  const answer = passkey.use(await calls.challengeOf(steps[0] ?? ''));
  const answers = await Promise.all(steps.map((step) => status(step, { passkey: answer })));
  expect(answers.filter((one) => one === 200)).toHaveLength(1);
});

test('decision 31 a passkey is added once, with the challenge of its user, for this site', async () => {
  const begin = async () =>
    (await calls.change(token, 'passkey', { password: demoPassword })).json().options.challenge as string;
  const confirm = async (credential: object, by = token) =>
    (await calls.change(by, 'passkey/confirm', { name: 'x', credential })).statusCode;
  const passkey = makePasskey();
  expect(await confirm(passkey.register(await begin(), { origin: 'https://portal.example.org' }))).toBe(422);
  expect(await confirm(passkey.register(await begin(), { rpId: 'example.org' }))).toBe(422);
  expect(await confirm(passkey.register('AAAA'))).toBe(422);
  const other = (await portal.as('2001/ws.user')).token;
  expect(await confirm(passkey.register(await begin()), other)).toBe(422);
  const right = passkey.register(await begin());
  expect(await confirm(right)).toBe(201);
  expect(await confirm(right)).toBe(422);
  // The same passkey for another user would tell them apart by nothing.
  const theirs = (await calls.change(other, 'passkey', { password: demoPassword })).json().options.challenge;
  expect(await confirm(passkey.register(theirs), other)).toBe(409);
});
