import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../command.ts';
import { checkHost, type Host } from './check-host.ts';
import { checkProxy, openRelay, type Relay } from './check-proxy.ts';
import { type Ability, abilities } from './expected-answers.ts';
import { embedded, makeCertificate, programs, stop, trialName, untilUp } from './host-programs.ts';

const site = resolve(process.env.SITE_DIR ?? join(root, 'dist'));

async function report(host: Host, relay?: Relay): Promise<void> {
  const { asked: callCount, faults } = await checkHost(site, host);
  if (relay) faults.push(...(await checkProxy(host, relay)));
  console.log(`${host.name}: ${callCount} answers, ${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const freePort = () =>
  new Promise<number>((resolvePort) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The embedded server, and with the files of docs/operations before it each program that is installed. */
async function checkPrograms(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hosts-'));
  const apiPort = await freePort();
  const server = embedded({ site, port: apiPort, folder });
  const relay = await openRelay(apiPort);
  try {
    const api = { origin: `http://127.0.0.1:${apiPort}` };
    await untilUp(api, server);
    await report({ name: 'embedded server', ...api, isSecure: true, cannot: [] });
    const trial = { name: trialName, certificate: makeCertificate(folder) };
    for (const [name, { isInstalled, start, cannot }] of Object.entries(programs)) {
      if (!isInstalled()) {
        console.log(`${name}: not installed, so not checked`);
        continue;
      }
      const [port, httpPort, deadPort] = [await freePort(), await freePort(), await freePort()];
      const address = { origin: `https://127.0.0.1:${port}`, trial };
      const child = start({ site, port, httpPort, apiPort: relay.port, deadPort, folder });
      try {
        await untilUp(address, child);
        const httpOrigin = `http://127.0.0.1:${httpPort}`;
        await report({ name, ...address, httpOrigin, isSecure: true, cannot }, relay);
      } finally {
        await stop(child);
      }
    }
  } finally {
    relay.close();
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

// `npm run check:hosts`, or `npm run check:hosts -- https://portal.example.com --without language,brotli`.
const [origin, , without = ''] = process.argv.slice(2);
const isAbility = (name: string): name is Ability => abilities.some((knownAbility) => knownAbility === name);
if (!origin) await checkPrograms();
else {
  const cannot = without.split(',').filter(isAbility);
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const httpOrigin = isSecure && !port ? `http://${hostname}` : undefined;
  await report({ name: origin, origin, isSecure, cannot, ...(httpOrigin && { httpOrigin }) });
}
