import { existsSync } from 'node:fs';
import { run } from './command.ts';

/** Installs a package of Debian or Ubuntu, as root or with a `sudo` that asks nothing; false where that is impossible. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  const apt = (...options: string[]) =>
    root
      ? run('apt-get', options, { DEBIAN_FRONTEND: 'noninteractive' })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options]);
  await apt('update', '-q');
  return (await apt('install', '-q', '-y', '--no-install-recommends', name)) === 0;
}
