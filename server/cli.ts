import './core/quick-imports.ts';
import { askServer } from './admin/channel.ts';
import { checkConfig } from './admin/config-check.ts';
import { help, type Outcome, runCommand, wantsHelp } from './admin/run-command.ts';
import { readConfig } from './config/config.ts';
import { requirePortal, requireWholeFolder } from './config/data-folder.ts';
import { lockFolder } from './config/folder-lock.ts';
import { CannotStart } from './core/cannot-start.ts';
import { openDatabase } from './db/open.ts';

/** Settings that only the servers know where the database is elsewhere and none of them runs here. */
const onlyServersKnow = ['KEYS_FILE', 'PUBLIC_BASE_URL'];

/** The server that runs on the data folder carries it out; else this process. */
async function give(words: readonly string[]): Promise<Outcome> {
  const config = readConfig(process.env);
  const asked = await askServer(config.dataDir, words);
  if (asked) return asked;
  requirePortal(config);
  requireWholeFolder(config, words[0] !== 'keys');
  const unlock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  const database = await openDatabase(config);
  const unnamed = config.databaseUrl ? onlyServersKnow.filter((name) => !process.env[name]) : [];
  try {
    return await runCommand({ config, db: database.db, clock: Date.now }, words, { unnamed });
  } finally {
    await database.close();
    unlock?.();
  }
}

async function keepWhole(words: readonly string[]): Promise<Outcome> {
  const { runWhole } = await import('./backup/commands.ts');
  return runWhole(readConfig(process.env), words, console.log);
}

const words = process.argv.slice(2);
try {
  const { code, lines } = wantsHelp(words)
    ? { code: 0, lines: help() }
    : words[0] === 'config' && words[1] === 'check'
      ? await checkConfig(process.env, words.slice(2))
      : ['backup', 'restore'].includes(words[0] ?? '')
        ? await keepWhole(words)
        : await give(words);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
}
