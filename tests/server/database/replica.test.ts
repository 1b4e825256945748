import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/open.ts';
import { emptyCluster, openReplicatedDatabase } from '#tests/faults/support/replica.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let cluster: string;
let pair: Awaited<ReturnType<typeof openReplicatedDatabase>>;
let portal: Portal;
let me: Session;
let colleague: Session;
beforeAll(async () => {
  cluster = await emptyCluster();
  pair = await openReplicatedDatabase({ cluster, isSynchronous: false });
  portal = await openPortal(
    { DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.replicaUrl, DATABASE_SILENCE_TIMEOUT: '0.3' },
    () => openPostgres(pair.connection),
  );
  me = await portal.as('1001/sp.admin');
  colleague = await portal.as('1001/sp.user');
});
beforeEach(() => vi.waitFor(async () => expect((await state()).replica).toBe('ready'), { timeout: 60_000 }));
afterAll(async () => {
  await portal.close();
  await pair.close();
  rmSync(dirname(cluster), { recursive: true });
});

const state = async () => (await portal.call('GET', '/health')).json();
const query = (search = '') => ({ query: { type: 'hd.ticket', _limit: '200', ...(search && { search }) } });
const list = async (session: Session) => {
  const answer = await session.get('/foundation/1001/data', query());
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
};
const raise = async (session: Session) => (await session.post('/foundation/1001/data', callback)).json().id as string;
async function reads(): Promise<{ replica: number; primary: number }> {
  const text = (await portal.call('GET', '/metrics')).payload;
  const of = (source: string) =>
    Number(new RegExp(`^portal_replica_reads_total\\{source="${source}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { replica: of('replica'), primary: of('primary') };
}

test('lists, searches and exports are read from the replica, everything else is not', async () => {
  const before = await reads();
  await list(me);
  await me.get('/search', { query: { search: 'Sonnental' } });
  const wholesaler = await portal.as('2001/ws.user');
  await wholesaler.get('/foundation/2001/wholesale/search', { query: { by: 'number', search: '06421' } });
  await me.get('/foundation/1001/commission-lines');
  const after = await reads();
  expect(after.replica - before.replica).toBeGreaterThanOrEqual(3);
  expect(after.primary).toBe(before.primary);
  const [id] = await list(me);
  const between = await reads();
  expect((await me.get(`/foundation/1001/data/${id}`)).statusCode).toBe(200);
  expect(await reads()).toEqual(between);
});

test('a session reads what it wrote while the replica lacks it; others read the replica', async () => {
  await pair.holdReplay(true);
  const id = await raise(me);
  expect(await list(me)).toContain(id);
  const found = await me.get('/search', { query: { search: 'Rückruf' } });
  expect(found.statusCode).toBe(200);
  expect(await list(colleague)).not.toContain(id);
  const changed = await me.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Danke.' });
  expect(changed.statusCode).toBe(200);
  const rows = (await me.get('/foundation/1001/data', query(`foreignid:${changed.json().foreignid}`))).json();
  expect(rows.items).toHaveLength(1);
  await pair.holdReplay(false);
  await expect.poll(() => list(colleague)).toContain(id);
  const before = await reads();
  await expect.poll(async () => (await list(me)) && (await reads()).replica).toBeGreaterThan(before.replica);
  expect(await list(me)).toContain(id);
});

test('a replica that falls behind is told with its lag, and is not read until it has caught up', async () => {
  await pair.holdReplay(true);
  const id = await raise(me);
  await expect.poll(async () => (await state()).replica, { timeout: 60_000 }).toBe('behind');
  const { replicaLag, status } = await state();
  expect(status).toBe('ok');
  expect(replicaLag).toBeGreaterThan(5000);
  expect((await portal.call('GET', '/metrics')).payload).toMatch(/^portal_replicas_ready 0$/m);
  expect(await list(colleague)).toContain(id);
  await pair.holdReplay(false);
});

test('a replica that says nothing holds no call: its lists are read from the primary', async () => {
  pair.holdReplica(true);
  const id = await raise(me);
  expect(await list(colleague)).toEqual(expect.any(Array));
  await expect.poll(async () => (await state()).replica).toBe('unreachable');
  expect(await list(colleague)).toContain(id);
  pair.holdReplica(false);
});

test('a replica that is promoted or gone is not read, and the portal goes on without it', async () => {
  await pair.promote();
  await expect.poll(async () => (await state()).replica).toBe('foreign');
  const id = await raise(me);
  expect(await list(colleague)).toContain(id);
  await pair.stopReplica();
  await expect.poll(async () => (await state()).replica).toBe('unreachable');
  expect(await list(colleague)).toContain(id);
  expect((await portal.call('GET', '/health/ready')).statusCode).toBe(200);
});
