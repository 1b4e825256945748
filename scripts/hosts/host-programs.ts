import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { Ability } from './expected-answers.ts';

interface Places {
  readonly site: string;
  readonly port: number;
  readonly apiPort: number;
  /** For files of the program. */
  readonly folder: string;
}

const template = (name: string, { site, apiPort }: Places) =>
  readFileSync(join(root, 'docs/deploy', name), 'utf8')
    .replaceAll('/srv/portal/dist', site)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${apiPort}`);

const isInstalled = (program: string, option: string) => {
  try {
    execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function nginx(places: Places): ChildProcess {
  const { port, folder } = places;
  const server = template('nginx.conf', places).replace('listen 80;', `listen 127.0.0.1:${port};`);
  const types = '/etc/nginx/mime.types';
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      existsSync(brotli) ? `load_module ${brotli};` : '',
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; events {}`,
      `http { include ${types}; access_log off;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      `${existsSync(brotli) ? server.replace('# brotli_static on;', 'brotli_static on;') : server} }`,
    ].join('\n'),
  );
  return spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function caddy(places: Places): ChildProcess {
  const { port, folder } = places;
  const server = template('Caddyfile', places).replace('portal.example.com {', `http://127.0.0.1:${port} {`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${server}`);
  const options = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', options, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: folder } });
}

/** The portal's own server, which is asked too and answers for the API behind the others. */
export const embedded = ({ site, port, folder }: Omit<Places, 'apiPort'>): ChildProcess =>
  spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: site,
      CONTENT_DIR: `${site}.content`,
      NODE_ENV: 'test',
    },
  });

interface HostProgram {
  isInstalled(): boolean;
  start(places: Places): ChildProcess;
  readonly cannot: readonly Ability[];
}

export const programs: Readonly<Record<string, HostProgram>> = {
  nginx: { isInstalled: () => isInstalled('nginx', '-v'), start: nginx, cannot: existsSync(brotli) ? [] : ['brotli'] },
  caddy: { isInstalled: () => isInstalled('caddy', 'version'), start: caddy, cannot: [] },
};

/** Waits until something listens, and fails where the program ends before. */
export async function untilUp(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${origin}/favicon.svg`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The host did not start; the lines above say why.');
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
