import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { type Address, ask } from './ask.ts';
import type { Ability } from './expected-answers.ts';

export const trialName = 'portal.example.com';

interface Places {
  readonly site: string;
  readonly port: number;
  readonly httpPort: number;
  readonly apiPort: number;
  /** Of a second server, which does not answer. */
  readonly deadPort: number;
  /** For files of the program. */
  readonly folder: string;
}

const keyFile = ({ folder }: Pick<Places, 'folder'>) => join(folder, 'key.pem');
const certificateFile = ({ folder }: Pick<Places, 'folder'>) => join(folder, 'certificate.pem');

/** A certificate for a day, which it signs itself. */
export function makeCertificate(folder: string): string {
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${trialName}`;
  const files = ['-keyout', keyFile({ folder }), '-out', certificateFile({ folder })];
  execFileSync('openssl', [...options.split(' '), '-addext', `subjectAltName=DNS:${trialName}`, ...files], {
    stdio: 'ignore',
  });
  return readFileSync(certificateFile({ folder }), 'utf8');
}

const template = (name: string, { site, apiPort }: Places) =>
  readFileSync(join(root, 'deploy', name), 'utf8')
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
  const { port, httpPort, deadPort, folder } = places;
  const server = template('nginx/portal.conf', places)
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('# server 10.0.0.12:4321', `server 127.0.0.1:${deadPort}`)
    .replace(/(?<=ssl_certificate )[^;]+/, certificateFile(places))
    .replace(/(?<=ssl_certificate_key )[^;]+/, keyFile(places));
  const types = '/etc/nginx/mime.types';
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      existsSync(brotli) ? `load_module ${brotli};` : '',
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; events {}`,
      `http { include ${types}; access_log off; gzip on;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      `${existsSync(brotli) ? server.replace('# brotli_static on;', 'brotli_static on;') : server} }`,
    ].join('\n'),
  );
  return spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function caddy(places: Places): ChildProcess {
  const { port, httpPort, apiPort, deadPort, folder } = places;
  const server = template('caddy/Caddyfile', places)
    .replace(`${trialName} {`, `${trialName} {\n\ttls ${certificateFile(places)} ${keyFile(places)}`)
    .replace(`reverse_proxy 127.0.0.1:${apiPort}`, `reverse_proxy 127.0.0.1:${deadPort} 127.0.0.1:${apiPort}`);
  const ports = `http_port ${httpPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1`;
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\t${ports}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${server}`);
  const options = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', options, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: folder } });
}

/** The portal's own server, which is asked too and answers for the API behind the others. */
export const embedded = ({ site, port, folder }: Pick<Places, 'site' | 'port' | 'folder'>): ChildProcess =>
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
      NODE_ENV: 'production',
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
export async function untilUp(address: Address, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if (await ask(address, '/favicon.svg').catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The host did not start; the lines above say why.');
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
