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

function join({ rows, boss }: Registry, name: string, observation: string[]) {
  const row = { name, live: true };
  rows.push(row);
  const { lead, stop } = watchServers({ boss, ownName: name, log, intervalMs: 5 });
  const leave = lead(() => {
    observation.push(`${name} begins`);
    return () => void observation.push(`${name} ends`);
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
const until = (observation: readonly string[], expected: readonly string[]) =>
  vi.waitFor(() => expect(observation).toEqual(expected), 60_000);

test('A.2 of two servers on one database the older leads, and the other one when that ends', async () => {
  const [servers, observation] = [registry(), [] as string[]];
  const first = join(servers, 'first', observation);
  await until(observation, ['first begins']);
  const second = join(servers, 'second', observation);
  await first.stop();
  await until(observation, ['first begins', 'first ends', 'second begins']);
  await second.stop();
  expect(observation.at(-1)).toBe('second ends');
});

test('A.2 a server that was killed is followed by the next one as soon as it counts as gone', async () => {
  const [servers, observation] = [registry(), [] as string[]];
  servers.rows.push({ name: 'killed', live: true });
  const next = join(servers, 'next', observation);
  expect(await runningServers(servers.boss)).toEqual(['killed', 'next']);
  for (const row of servers.rows) row.live = row.name !== 'killed';
  await until(observation, ['next begins']);
  await next.stop();
});

test('A.2 a server that does not reach the database leads no more until it does', async () => {
  const [servers, observation] = [registry(), [] as string[]];
  const only = join(servers, 'only', observation);
  await until(observation, ['only begins']);
  servers.fail(true);
  await until(observation, ['only begins', 'only ends']);
  servers.fail(false);
  await until(observation, ['only begins', 'only ends', 'only begins']);
  await only.stop();
});
