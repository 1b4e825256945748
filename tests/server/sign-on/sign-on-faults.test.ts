import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connectionFigures } from '#server/db/postgres-pool.ts';
import { openForgingProvider } from '../support/forging-provider.ts';
import type { Portal } from '../support/portal.ts';
import { arrive, callback, connect, leave, newBrowser, openSignOnPortal } from './sign-on-calls.ts';

let portal: Portal;
let provider: Awaited<ReturnType<typeof openForgingProvider>>;
/** Takes connections and never answers. */
let mute: Server;
let muteAddress: string;
const sockets = new Set<Socket>();

beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openForgingProvider();
  mute = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  muteAddress = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  await connect(portal, { issuer: provider.issuer });
});
afterEach(async () => {
  vi.restoreAllMocks();
  provider.state.metadata = {};
  await lead(provider.issuer);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
  for (const socket of sockets) socket.destroy();
  mute.close();
});

/** What was remembered of the provider counts no more. */
const lead = (issuer: string) =>
  portal.services.db.execute(sql`update sign_on_providers set issuer = ${issuer}, version = version + 1`);

/** Ends the time that calls of others have once one waits for the mute server; answers what was lent out meanwhile. */
function endWaiting() {
  const limits: { readonly ms: number; readonly controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, controller });
    return controller.signal;
  });
  const waiting = once(mute, 'connection').then(() => {
    const { lent } = connectionFigures();
    for (const { controller } of limits) controller.abort(new DOMException('late', 'TimeoutError'));
    return lent;
  });
  return { waiting, longest: () => Math.max(...limits.map(({ ms }) => ms)) };
}

test('§sign-on a provider that never says what it is holds the login for ten seconds, and no connection', async () => {
  await lead(muteAddress);
  const { waiting, longest } = endWaiting();
  const answer = await leave(portal, '9001', newBrowser());
  expect([answer.statusCode, await waiting, longest()]).toEqual([502, 0, 10_000]);
  await expect.poll(() => sockets.size).toBe(0);
});

test('§sign-on a provider that never redeems its code leads back to the login, which says so', async () => {
  provider.state.metadata = { token_endpoint: `${muteAddress}/token` };
  await lead(provider.issuer);
  const { url } = (await leave(portal, '9001', newBrowser())).json<{ url: string }>();
  const state = new URL(url).searchParams.get('state') ?? '';
  const { waiting, longest } = endWaiting();
  const query = new URLSearchParams({ code: 'a-code', state, iss: provider.issuer });
  const outcome = await arrive(portal, new URL(`${callback}?${query}`));
  expect([outcome.status, outcome.refusal, await waiting, longest()]).toEqual([303, 'failed', 0, 10_000]);
});

test('§sign-on after a refused account the provider is asked to let another one be chosen', async () => {
  const promptOf = async (more: object) => {
    const { url } = (await leave(portal, '9001', newBrowser(), more)).json<{ url: string }>();
    return new URL(url).searchParams.get('prompt');
  };
  expect([await promptOf({}), await promptOf({ otherAccount: true })]).toEqual([null, 'login']);
  provider.state.metadata = { prompt_values_supported: ['none', 'login', 'select_account'] };
  await lead(provider.issuer);
  expect([await promptOf({}), await promptOf({ otherAccount: true })]).toEqual([null, 'select_account']);
  provider.state.metadata = { prompt_values_supported: 'select_account"><script>' };
  await lead(provider.issuer);
  expect(await promptOf({ otherAccount: true })).toBe('login');
  const refusal = await leave(portal, '9001', newBrowser(), { otherAccount: 'none' });
  expect(refusal.statusCode).toBe(400);
});

test('§sign-on §faults without a database a browser that comes back sees the login, no JSON', async () => {
  portal.database.silence.begin();
  const outcome = await arrive(portal, new URL(`${callback}?code=a&state=b`));
  portal.database.silence.end();
  expect([outcome.status, outcome.target.pathname, outcome.refusal]).toEqual([303, '/', 'failed']);
  // Connections that were cut are replaced.
  const works = () =>
    lead(provider.issuer).then(
      () => true,
      () => false,
    );
  await expect.poll(works).toBe(true);
});
