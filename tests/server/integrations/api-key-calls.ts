import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiKeys, MadeApiKey } from '#contract/integrations/api-key.ts';
import type { KeyRights } from '#contract/integrations/key-rights.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { type CallOptions, demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';

export let portal: Portal;
export let admin: Session;

/** One portal for all tests of a file. */
export function openOnce(): void {
  beforeAll(async () => {
    portal = await openPortal({ TRUST_PROXY: '1', API_KEY_CALLS_PER_MINUTE: '400' });
    await renew();
  });
  afterAll(() => portal.close());
}
/** Signs in again, where the session of before is over. */
export async function renew(): Promise<void> {
  admin = await portal.as('1001/sp.admin');
}

export const path = '/foundation/1001/api-keys';
export const inDays = (days: number) => addDays(berlinDay(portal.now()), days);
const all: KeyRights = { tickets: 'write', customers: 'write', orders: 'write', commissions: 'read' };
export const wanted = (more: object = {}) => ({
  ...{ name: 'Warenwirtschaft', rights: all, networks: [], until: inDays(365), password: demoPassword },
  ...more,
});
export async function make(more: object = {}): Promise<MadeApiKey> {
  const answer = await admin.post(path, wanted(more));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
export const listed = async (): Promise<ApiKeys> => (await admin.get(path)).json();
export const call = (secret: string, method: 'GET' | 'POST', to: string, options: CallOptions = {}) =>
  portal.call(method, to, { token: secret, ...options });
export const tickets = (secret: string, options: CallOptions = {}) =>
  call(secret, 'GET', '/foundation/1001/data', { query: { type: 'hd.ticket' }, ...options });
