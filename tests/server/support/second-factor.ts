import { expect } from 'vitest';
import { oneTimeCode, stepAt } from '#server/session/second-factor/one-time-code.ts';
import { makePasskey } from './passkey.ts';
import { demoPassword, type Portal } from './portal.ts';

const path = '/me/second-factor';

const bytesOf = (secret: string) => {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** Calls of a portal about second factors, as screens send them. */
export function factorCalls(portal: Portal) {
  const codeOf = (secret: string, off = 0) => oneTimeCode(bytesOf(secret), stepAt(portal.now()) + off);
  const prove = (token: string, proof: object, remoteAddress = '127.0.0.1') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/second-factor',
      remoteAddress,
      payload: { token, proof, timeout: 3_600_000 },
    });
  /** The token of a login that waits for its second factor. */
  async function stepOf(userId: string): Promise<string> {
    const answer = await portal.signIn(userId);
    expect([answer.statusCode, answer.json()._error]).toEqual([403, 903]);
    return answer.json()._secondFactorToken;
  }
  async function addApp(token: string, name = 'Telefon') {
    const draft = await portal.call('POST', `${path}/authenticator`, { token, body: { password: demoPassword } });
    const { secret, setup } = draft.json<{ secret: string; setup: string }>();
    const body = { name, setup, code: codeOf(secret) };
    const added = await portal.call('POST', `${path}/authenticator/confirm`, { token, body });
    expect(added.statusCode).toBe(201);
    const { factor, recoveryCodes } = added.json<{ factor: { id: string }; recoveryCodes?: string[] }>();
    return { id: factor.id, secret, setup, recoveryCodes: recoveryCodes ?? [] };
  }
  async function addPasskey(token: string, name = 'Laptop') {
    const draft = await portal.call('POST', `${path}/passkey`, { token, body: { password: demoPassword } });
    const passkey = makePasskey();
    const body = { name, credential: passkey.register(draft.json().options.challenge) };
    const added = await portal.call('POST', `${path}/passkey/confirm`, { token, body });
    expect(added.statusCode).toBe(201);
    return { passkey, id: added.json().factor.id as string };
  }
  return {
    path,
    codeOf,
    prove,
    stepOf,
    addApp,
    addPasskey,
    state: async (token: string) => (await portal.call('GET', path, { token })).json(),
    change: (token: string, call: string, body: object) => portal.call('POST', `${path}/${call}`, { token, body }),
    challengeOf: async (token: string) =>
      (await portal.call('POST', '/second-factor/passkey', { body: { token } })).json().options.challenge as string,
    /** Mails so far, without the breaks of their lines. */
    mails: async () => (await portal.mails()).map((mail) => mail.replaceAll('=\r\n', '')),
  };
}
export type FactorCalls = ReturnType<typeof factorCalls>;
