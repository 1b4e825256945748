import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startHeartbeat } from '#server/db/heartbeat.ts';
import { openPool } from '#server/db/postgres-pool.ts';
import { Silence } from '#server/db/silence.ts';
import { DatabaseSilent, isDatabaseUnavailable } from '#server/db/unavailable.ts';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]);

/** As much of a PostgreSQL as a question takes; it can fall silent and speak again. */
async function openDatabase() {
  let isSilent = false;
  const unanswered: (() => void)[] = [];
  const answer = (socket: Socket, bytes: Buffer) => {
    if (isSilent) unanswered.push(() => socket.write(bytes));
    else socket.write(bytes);
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      answer(socket, signedIn);
      socket.on('data', (request) => {
        if (request.toString('latin1', 0, 1) === 'Q') answer(socket, done);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connectionString = `postgres://portal:x@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
  const silence = new Silence();
  const pool = openPool({ connectionString, max: 2 });
  silence.guard(pool);
  const lines: string[] = [];
  const stop = startHeartbeat(
    { connection: { connectionString }, silence },
    { silenceMs: 50, log: pino({}, { write: (line) => void lines.push(line) }) },
  );
  onTestFinished(async () => {
    await stop();
    await pool.end();
    server.close();
  });
  return {
    pool,
    silence,
    lines,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      for (const translate of unanswered.splice(0)) translate();
    },
  };
}

test('§faults calls fail while the database is silent, and work once it answers again', async () => {
  const { pool, silence, lines, fallSilent, speak } = await openDatabase();
  await pool.query('select 1');
  fallSilent();
  const hold = ['running', 'connecting', 'waiting for a connection'].map((word) => pool.query(`select '${word}'`));
  const failures = await Promise.all(hold.map((one) => one.catch(isDatabaseUnavailable)));
  expect(failures).toEqual([true, true, true]);
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseSilent);
  await expect(pool.connect()).rejects.toThrow(DatabaseSilent);
  expect(pool.waitingCount).toBe(0);
  speak();
  await expect.poll(() => silence.isSilent).toBe(false);
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 0 });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the database does not answer: it is not asked until it does',
    'the database answers again',
  ]);
});
