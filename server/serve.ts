import type { PgBoss } from 'pg-boss';
import { openAdminChannel } from './admin/channel.ts';
import { importOrganisations } from './administration/import-organisations.ts';
import { buildApp } from './app.ts';
import { takeInFile } from './audit/take-in-file.ts';
import { bringStatement } from './commissions/bring-statement.ts';
import type { Config } from './config/config.ts';
import { buildText, currentBuild } from './core/build.ts';
import { CannotStart } from './core/cannot-start.ts';
import { createServices } from './create-services.ts';
import { requireSameDataFolder } from './db/data-folder-identity.ts';
import { startHeartbeat } from './db/heartbeat.ts';
import { maintenanceOf, type OpenDatabase, openDatabase } from './db/open.ts';
import { Replica } from './db/replica.ts';
import { fillLibrary } from './demo/library/fill-library.ts';
import { demoUserIds, loadDemoData } from './demo/load.ts';
import { loadDemoWeek } from './demo/load-week.ts';
import { otherPlaces, requireOnePlace, serverName } from './files/storage/storage-check.ts';
import { giveKeyOf } from './integrations/give-key.ts';
import { openBoss } from './jobs/open-boss.ts';
import { type Lead, leadAlone, runningServers, watchServers } from './jobs/servers.ts';
import { createFolders } from './library/index/create-folders.ts';
import { sealSoon } from './maintenance/seal-soon.ts';
import { rebuildMissingWork } from './records/engine/rebuild-work.ts';
import { runDue } from './records/engine/run-due.ts';
import { addMissingEntries } from './records/engine/search/add-missing-entries.ts';
import { renewSearchTexts } from './records/engine/search/renew-search-texts.ts';
import type { Services } from './services.ts';

type Stop = () => Promise<void>;

/** Connections that the system keeps while the server works; of a full queue a browser hears nothing and tries again after one, three and seven seconds. */
const waitingConnections = 4096;

/**
 * Serves from when it resolves on. Before anybody is told so, `starting` is handed what ends it again and finishes what was
 * begun.
 */
export async function serve(config: Config, starting: (stop: Stop) => void): Promise<void> {
  const database = await openDatabase(config);
  try {
    await requireSameDataFolder(database.db, config);
    await serveOn(database, config, starting);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveOn(database: OpenDatabase, config: Config, starting: (stop: Stop) => void): Promise<void> {
  const replica = config.replicaUrl === undefined ? undefined : new Replica(config.replicaUrl, config.database);
  const { services, stop } = createServices({ config, db: database.db, replica });
  const { jobs, log } = services;
  const stopHeartbeat = startHeartbeat(database, {
    silenceMs: config.database.silenceMs,
    log,
    silent: () => services.metrics.databaseSilences.inc(),
  });
  await replica?.follow(database.db, log);
  const withoutLimits = { ...services, db: maintenanceOf(services.db) };
  const ownName = serverName(config);
  const boss = openBoss({ pool: database.jobPool, log, instanceName: ownName });
  await boss.start();
  const others = config.databaseUrl ? await meetOthers(services, boss, ownName) : undefined;
  await takeInFile(services);
  const hasDemo = !config.production && (await loadDemoData(services));
  const app = await buildApp(services);
  await jobs.start(boss);
  const stopSealing = sealSoon(jobs);
  const closeChannel = await openAdminChannel(
    {
      ...withoutLimits,
      runDue: () => runDue(services),
      tryStatement: (name, content) => bringStatement(services, name, content),
      importOrganisations: (by, table) => importOrganisations(services, by, table),
      makeApiKey: (order) => giveKeyOf(services, order),
    },
    database.connection,
  );

  starting(async () => {
    closeChannel();
    stopSealing();
    // A client that stopped reading, or holds an upload open, would keep the process for ever.
    const cut = setTimeout(() => app.server.closeAllConnections(), config.shutdownGrace);
    await app.close();
    clearTimeout(cut);
    await stop();
    await others?.stop();
    await stopHeartbeat();
    await replica?.close();
    await database.close();
  });

  await app.listen({ port: config.port, host: config.host, backlog: waitingConnections }).catch((error: Error) => {
    throw cannotListen(config, error);
  });
  services.sendMails();
  services.runInBackground(openLibrary(services, { hasDemo, lead: others?.lead }));
  if (hasDemo && config.hasDemoWeek) services.runInBackground(loadDemoWeek(services));
  services.runInBackground(rebuildMissingWork(withoutLimits));
  services.runInBackground(addMissingEntries(withoutLimits).then(() => renewSearchTexts(withoutLimits)));
  const build = currentBuild(config.contentDir);
  log.info(build, 'server started');
  console.log(`Partner portal: ${addressOf(app.server.address(), config)}`);
  console.log(`Version ${buildText(build)}`);
  if (hasDemo) console.log(`Demo users (password ${config.demoPassword}): ${demoUserIds.join(', ')}`);
}

/** Throws where another server on the database keeps its files elsewhere; tells health where one does later. */
async function meetOthers({ metrics, log }: Services, boss: PgBoss, ownName: string) {
  try {
    requireOnePlace(ownName, await runningServers(boss));
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
  const changed = (names: readonly string[]) => {
    const places = otherPlaces(ownName, names);
    if (places.length > 0 && !metrics.filesApart)
      log.error({ own: ownName, others: places }, 'servers on one database keep files apart');
    metrics.filesApart = places.length > 0;
  };
  return watchServers({ boss, ownName, log, changed });
}

const cannotListen = ({ host, port }: Config, { message }: Error) =>
  new CannotStart(
    `Das Portal kann nicht auf ${host}:${port} hören (${message}). Setzen Sie PORT oder HOST.\n` +
      `The portal cannot listen on ${host}:${port} (${message}). Set PORT or HOST.`,
  );

async function openLibrary(
  services: Services,
  { hasDemo, lead = leadAlone }: { hasDemo: boolean; lead?: Lead | undefined },
): Promise<void> {
  const { config, db, jobs, library, log } = services;
  if (hasDemo && config.libraryIsOwn) await fillLibrary(config.libraryDir, services);
  await createFolders(config, db).catch((error: unknown) =>
    log.warn({ err: error }, 'the folders of the library could not be made'),
  );
  library.start(lead, (follows) => void jobs.assign('library-rescan', follows).catch(() => undefined));
  // The first who searches need not wait for it.
  await library.caches.knownWords.fresh();
}

function addressOf(address: ReturnType<import('node:net').Server['address']>, { host }: Config): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
