import { openAdminChannel } from './admin/channel.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { createServices } from './create-services.ts';
import { startCheckpoints } from './db/checkpoints.ts';
import { fillLibrary } from './db/demo/library/fill-library.ts';
import { demoUserIds, loadDemoData } from './db/demo/load.ts';
import { startMaintenance } from './db/maintenance.ts';
import { openDatabase } from './db/open.ts';
import type { Services } from './services.ts';

/** Serves until the process is asked to end; then finishes what was begun. */
export async function serve(config: Config, unlock: () => void): Promise<void> {
  const database = await openDatabase(config);
  const { services, stop } = createServices({ config, db: database.db });
  const hasDemo = !config.production && (await loadDemoData(services));
  const app = await buildApp(services);
  const stopMaintenance = startMaintenance(database, services);
  const stopCheckpoints = startCheckpoints(database, services.log);
  const closeChannel = await openAdminChannel(services);

  async function end(): Promise<void> {
    process.off('SIGTERM', end).off('SIGINT', end);
    closeChannel();
    stopMaintenance();
    stopCheckpoints();
    // A client that stopped reading, or holds an upload open, would keep the process for ever.
    const cut = setTimeout(() => app.server.closeAllConnections(), config.shutdownGrace);
    await app.close();
    clearTimeout(cut);
    await stop();
    await database.close();
    unlock();
    process.exit();
  }
  process.on('SIGTERM', end).on('SIGINT', end);

  await app.listen({ port: config.port, host: config.host });
  services.sendMails();
  services.later(openLibrary(services, hasDemo));
  console.log(`Partner portal: ${addressOf(app.server.address(), config)}`);
  if (hasDemo) console.log(`Demo users (password ${config.demoPassword}): ${demoUserIds.join(', ')}`);
}

async function openLibrary({ config, clock, library }: Services, hasDemo: boolean): Promise<void> {
  if (hasDemo && config.libraryIsOwn) await fillLibrary(config.libraryDir, clock());
  library.start();
  // The first who searches need not wait for it.
  await library.knownWords.fresh();
}

function addressOf(address: ReturnType<import('node:net').Server['address']>, { host }: Config): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
