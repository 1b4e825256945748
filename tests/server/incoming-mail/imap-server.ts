import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const program = '/usr/sbin/dovecot';
/** Debian's mail server, where it is installed. */
export const hasDovecot = existsSync(program);
export const imapLogin = { user: 'portal', pass: 'geheim' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Nobody's mail belongs to root, so root's tests keep it under another account. */
const nobody = 65_534;

/** A mail server of this test alone, in a temporary folder and on a port of this machine. */
export async function dovecot() {
  // Its sockets have short paths, and its accounts may not look into the folder of the tests.
  const folder = mkdtempSync('/tmp/portal-imap-');
  const port = await freePort();
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  const home = join(folder, 'home');
  mkdirSync(home);
  if (isRoot) chownSync(home, nobody, nobody);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'users'), `${imapLogin.user}:{PLAIN}${imapLogin.pass}\n`, { mode: 0o644 });
  const internal = isRoot ? ['dovecot', 'dovenull', 'dovecot'] : [username, username, username];
  const group = spawnSync('id', ['-gn'], { encoding: 'utf8' }).stdout.trim();
  const unrooted = ['anvil', 'stats', 'imap-login'].map((name) => `service ${name} {\n  chroot =\n}`);
  const config = [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/state`,
    `log_path = ${folder}/log`,
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    `default_internal_user = ${internal[0]}`,
    `default_login_user = ${internal[1]}`,
    ...(isRoot ? [] : [`default_internal_group = ${group}`, ...unrooted]),
    'mail_location = maildir:~/Maildir',
    'first_valid_uid = 1',
    'namespace inbox {\n  inbox = yes\n}',
    `passdb {\n  driver = passwd-file\n  args = ${folder}/users\n}`,
    `userdb {\n  driver = static\n  args = uid=${isRoot ? nobody : uid} gid=${isRoot ? nobody : gid} home=${home}\n}`,
    `service imap-login {\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
  ];
  writeFileSync(join(folder, 'dovecot.conf'), `${config.join('\n')}\n`);
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  return {
    port,
    close: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
