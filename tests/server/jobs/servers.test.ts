import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { runningServers, watchServers } from '#server/jobs/servers.ts';

const log = pino({ level: 'silent' });

/** The servers that the database knows, oldest first. */
function registry() {
  const rows: { name: string; live: boolean }[] = [];
  let isGone = false;
  return {
    rows,
    fail: (fails: boolean) => {
      isGone = fails;
    },
    boss: {
      getInstances: async () => {
        if (isGone) throw new Error('Connection terminated');
        return rows as never;
      },
    },
  };
}
type Registry = ReturnType<typeof registry>;

function join({ rows, boss }: Registry, name: string, seen: string[]) {
  const row = { name, live: true };
  rows.push(row);
  const { lead, stop } = watchServers({ boss, ownName: name, log, intervalMs: 5 });
  const leave = lead(() => {
    seen.push(`${name} begins`);
    return () => void seen.push(`${name} ends`);
  });
  return {
    row,
    stop: async () => {
      await leave();
      await stop();
      row.live = false;
    },
  };
}
const until = (seen: readonly string[], expected: readonly string[]) =>
  vi.waitFor(() => expect(seen).toEqual(expected), 60_000);

test('A.2 of two servers on one database the older leads, and the other one when that ends', async () => {
  const [servers, seen] = [registry(), [] as string[]];
  const first = join(servers, 'first', seen);
  await until(seen, ['first begins']);
  const second = join(servers, 'second', seen);
  await first.stop();
  await until(seen, ['first begins', 'first ends', 'second begins']);
  await second.stop();
  expect(seen.at(-1)).toBe('second ends');
});

test('A.2 a server that was killed is followed by the next one as soon as it counts as gone', async () => {
  const [servers, seen] = [registry(), [] as string[]];
  servers.rows.push({ name: 'killed', live: true });
  const next = join(servers, 'next', seen);
  expect(await runningServers(servers.boss)).toEqual(['killed', 'next']);
  for (const row of servers.rows) row.live = row.name !== 'killed';
  await until(seen, ['next begins']);
  await next.stop();
});

test('A.2 a server that does not reach the database leads no more until it does', async () => {
  const [servers, seen] = [registry(), [] as string[]];
  const only = join(servers, 'only', seen);
  await until(seen, ['only begins']);
  servers.fail(true);
  await until(seen, ['only begins', 'only ends']);
  servers.fail(false);
  await until(seen, ['only begins', 'only ends', 'only begins']);
  await only.stop();
});
