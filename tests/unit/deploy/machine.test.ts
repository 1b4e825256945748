import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCertificate } from '#scripts/hosts/host-programs.ts';
import { serverFlags, serverMemory } from '#scripts/server-flags.mjs';
import { isInstalled, kit, read, runProgram, unknownSettings, variablesIn } from './kit.ts';

const units = readdirSync(join(kit, 'systemd')).filter((file) => /\.(?:service|timer)$/.test(file));
const hasSystemd = isInstalled('systemd-analyze', '--version');

test('the program that starts a server gives it the flags and the memory of every other start', () => {
  const text = read('bin/portal-server');
  for (const flag of serverFlags) expect(text).toContain(` ${flag} `);
  for (const [name, value] of Object.entries(serverMemory)) expect(text).toContain(`${name}="\${${name}:-${value}}"`);
});

test.skipIf(!hasSystemd)('systemd takes each unit (skipped without systemd-analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
  for (const unit of units)
    writeFileSync(join(folder, unit), read(`systemd/${unit}`).replaceAll(/(?<=^Exec\w+=)\S+/gm, '/bin/true'));
  const { ok, text } = runProgram('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))]);
  expect({ ok, text }).toEqual({ ok: true, text: '' });
});

test.skipIf(!hasSystemd)('the unit of the server is hardened (skipped without systemd-analyze)', () => {
  const options = ['security', '--offline=true', '--threshold=20', join(kit, 'systemd/portal.service')];
  expect(runProgram('systemd-analyze', options)).toMatchObject({ ok: true });
});

test('the settings of the unit are settings that exist', () => {
  const names = variablesIn('systemd/portal.env');
  expect(names.length).toBeGreaterThan(8);
  expect(unknownSettings(names)).toEqual([]);
});

test.skipIf(!isInstalled('nginx', '-v'))('nginx takes both of its files (skipped without it)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  makeCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  for (const file of ['nginx/portal.conf', 'compose/proxy.conf']) {
    const text = read(file)
      .replace(/(?<=ssl_certificate )[^;]+/, join(folder, 'certificate.pem'))
      .replace(/(?<=ssl_certificate_key )[^;]+/, join(folder, 'key.pem'))
      .replaceAll('# server 10.', 'server 10.')
      .replaceAll(/portal-\d:4321/g, '127.0.0.1:4321');
    const main = join(folder, 'nginx.conf');
    writeFileSync(main, `pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')} ${text} }`);
    expect({ file, ...runProgram('nginx', ['-t', '-e', 'stderr', '-c', main]) }).toMatchObject({ ok: true });
  }
});

test.skipIf(!isInstalled('caddy', 'version'))('Caddy takes its file with several servers (skipped without it)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-caddy-'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  copyFileSync(join(kit, 'caddy/Caddyfile'), file);
  writeFileSync(
    file,
    read('caddy/Caddyfile').replace('reverse_proxy 127.0.0.1:4321', 'reverse_proxy 10.0.0.11:4321 10.0.0.12:4321'),
  );
  expect(runProgram('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'])).toMatchObject({ ok: true });
});
