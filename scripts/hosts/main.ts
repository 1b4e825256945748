import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../command.ts';
import { checkHost, type Host } from './check-host.ts';
import { type Ability, abilities } from './expected-answers.ts';
import { embedded, programs, stop, untilUp } from './host-programs.ts';

const site = resolve(process.env.SITE_DIR ?? join(root, 'dist'));

async function report(host: Host): Promise<void> {
  const { asked, faults } = await checkHost(site, host);
  console.log(`${host.name}: ${asked} answers, ${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The embedded server, and with the files of docs/deploy before it each program that is installed. */
async function checkPrograms(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hosts-'));
  const apiPort = await freePort();
  const server = embedded({ site, port: apiPort, folder });
  try {
    const api = `http://127.0.0.1:${apiPort}`;
    await untilUp(api, server);
    await report({ name: 'embedded server', origin: api, isSecure: false, cannot: [] });
    for (const [name, { isInstalled, start, cannot }] of Object.entries(programs)) {
      if (!isInstalled()) {
        console.log(`${name}: not installed, so not checked`);
        continue;
      }
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const child = start({ site, port, apiPort, folder });
      try {
        await untilUp(origin, child);
        await report({ name, origin, isSecure: true, cannot });
      } finally {
        await stop(child);
      }
    }
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

// `npm run check:hosts`, or `npm run check:hosts -- https://portal.example.com --without language,brotli`.
const [origin, , without = ''] = process.argv.slice(2);
const isAbility = (name: string): name is Ability => abilities.some((known) => known === name);
if (!origin) await checkPrograms();
else {
  const cannot = without.split(',').filter(isAbility);
  await report({ name: origin, origin, isSecure: origin.startsWith('https:'), cannot });
}
