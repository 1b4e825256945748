import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCheckpoints } from '../../server/db/checkpoints.ts';
import { callback } from './file-calls.ts';
import { minute, openPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});
afterAll(() => portal.close());

async function lastCheckpoint(): Promise<string> {
  const answer = await portal.database.db.execute(sql`select redo_lsn::text as at from pg_control_checkpoint()`);
  return (answer as unknown as { rows: { at: string }[] }).rows[0]?.at ?? '';
}

test('A.2 the embedded database writes a checkpoint every minute, so that its log stays short', async () => {
  const { log } = portal.services;
  const before = await lastCheckpoint();
  await (await portal.as('1001/sp.admin')).post('/foundation/1001/data', callback);
  const stop = startCheckpoints({ ...portal.database, embedded: true }, log);
  vi.advanceTimersByTime(minute);
  await expect.poll(lastCheckpoint).not.toBe(before);
  stop();
});

test('A.2 PostgreSQL is left to make its own checkpoints', async () => {
  const execute = vi.spyOn(portal.database.db, 'execute');
  startCheckpoints({ ...portal.database, embedded: false }, portal.services.log);
  vi.advanceTimersByTime(10 * minute);
  expect(execute).not.toHaveBeenCalled();
});
