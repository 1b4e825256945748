import './quick-imports.ts';
import { askServer } from './admin/channel.ts';
import { help, type Outcome, runCommand, wantsHelp } from './admin/run-command.ts';
import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { lockFolder } from './lock.ts';
import { loadKeys } from './session/keys.ts';

/** With the embedded database the running server carries it out; else, and with PostgreSQL, this process. */
async function give(words: readonly string[]): Promise<Outcome> {
  const config = readConfig(process.env);
  const asked = config.databaseUrl ? undefined : await askServer(config.dataDir, words);
  if (asked) return asked;
  const unlock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  const database = await openDatabase(config);
  try {
    loadKeys(config.keysFile, Date.now);
    return await runCommand({ config, db: database.db, clock: Date.now }, words);
  } finally {
    await database.close();
    unlock?.();
  }
}

const words = process.argv.slice(2);
try {
  const { code, lines } = wantsHelp(words) ? { code: 0, lines: help() } : await give(words);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
}
