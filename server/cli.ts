import './core/quick-imports.ts';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { askServer, type Outcome } from './admin/ask-server.ts';
import { readConfig } from './config/config.ts';
import { requirePortal, requireWholeFolder } from './config/data-folder.ts';
import { lockForCommand, refuseWhileStarting } from './config/folder-lock.ts';
import { buildText, currentBuild } from './core/build.ts';
import { CannotStart } from './core/cannot-start.ts';

enableCompileCache();

/** Settings that only the servers know where the database is elsewhere and none of them runs here. */
const onlyServersKnow = ['KEYS_FILE', 'PUBLIC_BASE_URL'];

/** A file is named from the folder of the caller, which is not that of the server. */
const withWholePath = (words: readonly string[]): readonly string[] =>
  ['addresses', 'organisations', 'statements'].includes(words[0] ?? '') && words[1] === 'import'
    ? words.map((word, at) => (at === 2 && !word.startsWith('-') ? resolve(word) : word))
    : words;

/**
 * The server that runs on the data folder carries it out; else this process, which loads what it takes only then: that is
 * most of the portal.
 */
async function give(typed: readonly string[]): Promise<Outcome> {
  const words = withWholePath(typed);
  const config = readConfig(process.env);
  const serverResponse = await askServer(config.dataDir, words);
  if (serverResponse) return serverResponse;
  if (!config.databaseUrl) refuseWhileStarting(config.dataDir);
  requirePortal(config);
  requireWholeFolder(config, words[0] !== 'keys');
  const unlock = config.databaseUrl ? undefined : lockForCommand(config.dataDir);
  const { maintenanceOf, openDatabase } = await import('./db/open.ts');
  const { runCommand } = await import('./admin/run-command.ts');
  const database = await openDatabase(config);
  const unnamed = config.databaseUrl ? onlyServersKnow.filter((name) => !process.env[name]) : [];
  try {
    return await runCommand({ config, db: maintenanceOf(database.db), clock: Date.now }, words, { unnamed });
  } finally {
    await database.close();
    unlock?.();
  }
}

async function keepWhole(words: readonly string[]): Promise<Outcome> {
  const { runWhole } = await import('./backup/commands.ts');
  return runWhole(readConfig(process.env), words, console.log);
}

async function check(words: string[]): Promise<Outcome> {
  const { checkConfig } = await import('./admin/config-check.ts');
  return checkConfig(process.env, words);
}

async function checkMigrations(words: readonly string[]): Promise<Outcome> {
  const { migrateCheck } = await import('./admin/migrate-check.ts');
  return migrateCheck(readConfig(process.env), words);
}

async function help(): Promise<Outcome> {
  const { commandHelp } = await import('./admin/run-command.ts');
  return { code: 0, lines: commandHelp() };
}

const version = (): Outcome => ({ code: 0, lines: [buildText(currentBuild(readConfig(process.env).contentDir))] });

const wantsHelp = (words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => word === '--help' || word === '-h' || word === 'help');

const words = process.argv.slice(2);
try {
  const { code, lines } = wantsHelp(words)
    ? await help()
    : words[0] === '--version'
      ? version()
      : words[0] === 'config' && words[1] === 'check'
        ? await check(words.slice(2))
        : words[0] === 'migrate'
          ? await checkMigrations(words.slice(1))
          : ['backup', 'restore'].includes(words[0] ?? '')
            ? await keepWhole(words)
            : await give(words);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
}
