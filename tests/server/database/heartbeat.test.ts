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
  let refusal: Buffer | undefined;
  let connections = 0;
  const unanswered: (() => void)[] = [];
  const answer = (socket: Socket, bytes: Buffer) => {
    const say = () => void (socket.destroyed || socket.write(bytes));
    if (isSilent) unanswered.push(say);
    else say();
  };
  const speak = () => {
    for (const say of unanswered.splice(0)) say();
  };
  let isLate = false;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (refusal) return void socket.end(refusal);
      // What came before is answered once a later question shows that its time is over.
      if (isLate) speak();
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
    connections: () => connections,
    fallSilent: () => {
      isSilent = true;
    },
    answerLate: () => {
      isLate = true;
    },
    refuse: (code: string) => {
      const fields = ['SFATAL', `C${code}`, 'Mnot now'].map((field) => `${field}\0`).join('');
      refusal = message('E', Buffer.from(`${fields}\0`));
    },
    speak: () => {
      isSilent = false;
      speak();
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

test('§faults a database that answers each question late is silent no more', async () => {
  const { silence, lines, fallSilent, answerLate } = await openDatabase();
  fallSilent();
  await expect.poll(() => silence.isSilent).toBe(true);
  answerLate();
  await expect.poll(() => lines.map((line) => JSON.parse(line).msg)).toContain('the database answers again');
});

test('§faults a database that refuses, as while it starts, is silent no more', async () => {
  const { pool, silence, fallSilent, refuse } = await openDatabase();
  fallSilent();
  await expect.poll(() => silence.isSilent).toBe(true);
  refuse('57P03');
  await expect.poll(() => silence.isSilent).toBe(false);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P03' });
});

test('§faults a silent database is not left with connections that ask in vain', async () => {
  const { silence, connections, fallSilent, speak } = await openDatabase();
  fallSilent();
  await expect.poll(() => silence.isSilent).toBe(true);
  const before = connections();
  await expect.poll(connections, { timeout: 10_000 }).toBeGreaterThan(before + 2);
  speak();
  await expect.poll(() => silence.isSilent).toBe(false);
});
