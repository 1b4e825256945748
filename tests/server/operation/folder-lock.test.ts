import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '#server/config/folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
const children: ChildProcess[] = [];
const lockModule = new URL('../../../server/config/folder-lock.ts', import.meta.url).href;
const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that holds the folder's lock until it is ended. */
async function holder(): Promise<ChildProcess> {
  const script = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout ?? child, 'data');
  return child;
}

async function startServer() {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(child);
  const [messages, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: messages, code };
}

test('§faults a second process on a data folder does not start, and says why in both languages', async () => {
  const first = await holder();
  const { said: message, code } = await startServer();
  expect(code).toBe(1);
  expect(message).toContain(`Der Datenordner ${folder} wird schon von einem anderen Prozess benutzt (${first.pid})`);
  expect(message).toContain(`The data folder ${folder} is in use by another process (${first.pid})`);
  expect(message).not.toContain('    at ');
});

test('§faults a command while a server starts is told to wait for it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-starting-'));
  const unlock = lockFolder(dataDir);
  const give = (...words: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../../../server/cli.ts', import.meta.url)), ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  // A first start has no database yet.
  for (const words of [
    ['user', 'list'],
    ['backup', join(dataDir, '../other')],
  ]) {
    const { status, stderr } = give(...words);
    expect(status).toBe(1);
    expect(stderr).toContain(`startet gerade, oder ein anderer Befehl arbeitet darin (${process.pid})`);
    expect(stderr).toContain('Wait until the server says "Partner portal: …", and give the command again.');
  }
  unlock();
  expect(give('user', 'list').stderr).toContain('There is no portal in the folder');
  rmSync(dataDir, { recursive: true });
});

test('§faults the lock of a killed process is taken over, even when its process id lives again', async () => {
  const first = await holder();
  first.kill('SIGKILL');
  await once(first, 'exit');
  writeFileSync(join(folder, 'lock.pid'), String(process.pid));
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock.pid'), 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
});

test('§faults of several processes that take over at once exactly one gets the folder', async () => {
  const script = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch { console.log('refused'); }
    process.stdin.resume(); process.stdin.on('end', () => process.exit());`;
  const racers = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  });
  const messages = await Promise.all(racers.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()));
  expect(messages.filter((word) => word === 'held')).toHaveLength(1);
  for (const child of racers) child.stdin.end();
  await Promise.all(racers.map((child) => once(child, 'exit')));
});

test('§faults a folder that was given back is free', () => {
  lockFolder(folder)();
  expect(() => lockFolder(folder)()).not.toThrow();
});
