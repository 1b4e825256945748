import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian-package.ts';

export interface PostgresServer {
  /** Address of an empty database, with user and password. */
  url: string;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs: the one named by POSTGRES_BIN, or the newest installed one. */
function findPostgres(): string | undefined {
  const versions = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)) : [];
  const debian = versions('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  const others = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];
  return [process.env.POSTGRES_BIN, ...debian, ...others].find(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  );
}

/** PostgreSQL refuses to run as root, so root hands it to the account that its package brings. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!entry) throw new Error('There is no user postgres, and PostgreSQL does not run as root');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Without care for power cuts: what tests write is thrown away. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

async function startCluster(programs: string): Promise<PostgresServer> {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...owner };
  const init = ['-D', data, '-U', 'portal', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...init, '--encoding=UTF8', '--locale=C.UTF-8'], { ...as, stdio: 'pipe' });

  const port = await freePort();
  const network = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const options = [...network, ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(said)));
  });
  return {
    url: `postgres://portal:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a PostgreSQL of its own on the loopback, with an empty cluster in a temporary folder; installs Debian's package
 * where none is found. Answers a sentence instead where neither is possible here.
 */
export async function startPostgres(): Promise<PostgresServer | string> {
  let programs = findPostgres();
  if (!programs) {
    console.log('No PostgreSQL found, installing one …');
    await installDebianPackage('postgresql');
    programs = findPostgres();
  }
  if (!programs)
    return 'PostgreSQL is not installed and could not be installed; name the folder of its programs in POSTGRES_BIN';
  try {
    return await startCluster(programs);
  } catch (error) {
    return `PostgreSQL in ${programs} does not start: ${(error as Error).message}`;
  }
}
