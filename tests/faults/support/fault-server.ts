import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '#server/config/folder-lock.ts';
import { freePort } from '#server/db/postgres/free-port.ts';
import { copyDataFolder, untilIndexed } from '#tests/data-folder.ts';

const main = join(import.meta.dirname, '../../../server/main.ts');

interface ServerOptions {
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
  /** True for a first start, without the demo data in its folder. */
  readonly isEmpty?: boolean;
}

/** Waits for its turn; answers what ends it. */
async function turnFor(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await pause(50);
    }
  }
}

/** What a first start makes of an empty folder, with all its documents read: made once for all tests of a run. */
export async function demoDataFolder(): Promise<string> {
  const snapshot = join(tmpdir(), 'portal-fault-demo');
  const end = await turnFor(`${snapshot}-lock`);
  try {
    if (!existsSync(snapshot)) {
      const server = await serverOn(`${snapshot}-new`);
      await server.start();
      await untilIndexed(server.origin);
      await server.terminate();
      renameSync(server.dataDir, snapshot);
    }
  } finally {
    end();
  }
  return snapshot;
}

/** A real server in a process of its own, on the demo data, with one address and one data folder through all its lives. */
export async function faultServer({ dataDir, env = {}, isEmpty = false }: ServerOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'portal-fault-'));
  if (!isEmpty) await copyDataFolder(await demoDataFolder(), folder);
  const server = await serverOn(folder, env);
  return {
    ...server,
    async close(): Promise<void> {
      await server.kill();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serverOn(folder: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let message = '';

  const spawnServer = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        ...env,
        NODE_ENV: 'test',
        DEMO_DATA: 'small',
        DATA_DIR: folder,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  /** Resolves when it answers; tells how long that took, in ms. */
  async function start(): Promise<number> {
    const startedAt = performance.now();
    const starting = spawnServer();
    child = starting;
    message = '';
    for (const stream of [starting.stdout, starting.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        message += text;
      });
    }
    while (starting.exitCode === null && starting.signalCode === null) {
      const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return performance.now() - startedAt;
      await pause(10);
    }
    throw new Error(`The server ended while starting:\n${message}`);
  }

  /** Answers the exit code; null after a kill. */
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
    const removal = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await removal;
    return code as number | null;
  }

  return {
    origin,
    dataDir: folder,
    start,
    /** What it has written since its last start. */
    said: () => message,
    pid: () => child?.pid,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    terminate: () => end('SIGTERM'),
    /** A second process on the same data folder: its exit code, what it said, and how long it took in ms. */
    async startSecond() {
      const startedAt = performance.now();
      const second = spawnServer();
      let text = '';
      second.stderr.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      const [code] = await once(second, 'close');
      return { code: code as number | null, said: text, ms: performance.now() - startedAt };
    },
  };
}
export type FaultServer = Awaited<ReturnType<typeof faultServer>>;
