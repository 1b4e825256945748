import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseOf } from '#server/db/pooled-database.ts';
import { openPool } from '#server/db/postgres-pool.ts';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const signedIn = message('R', Buffer.alloc(4));
const done = message('C', Buffer.from('BEGIN\0'));
const ready = message('Z', Buffer.from('I'));

/** As much of a PostgreSQL as it takes to begin a transaction; what it says by itself is said by the test. */
async function startDatabase() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([signedIn, ready]));
      socket.on('data', (request) => {
        if (request.toString('latin1', 0, 1) === 'Q') socket.write(Buffer.concat([done, ready]));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { sockets, url: `postgres://portal:x@127.0.0.1:${(server.address() as AddressInfo).port}/portal` };
}

test('§faults a database restart in a transaction fails only that call', async () => {
  const { sockets, url } = await startDatabase();
  const pool = openPool({ connectionString: url });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  sockets[0]?.destroy();
  await ended;
  await expect(client.query('select 1')).rejects.toThrow('connection error');
  client.release();
  await expect(pool.query('begin')).resolves.toMatchObject({ command: 'BEGIN' });
});

test('§faults a failed begin releases its connection, and the next transaction gets another', async () => {
  const { sockets, url } = await startDatabase();
  const pool = openPool({ connectionString: url, max: 1, connectionTimeoutMillis: 1000 });
  onTestFinished(() => pool.end());
  const db = databaseOf(pool);
  pool.once('acquire', () => sockets[0]?.destroy());
  const work = vi.fn(async () => 'done');
  await expect(db.transaction(work)).rejects.toThrow('begin');
  expect(work).not.toHaveBeenCalled();
  await expect(db.transaction(work)).resolves.toBe('done');
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
