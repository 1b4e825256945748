import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../core/cannot-start.ts';
import type { Config } from './config.ts';

/** Where the portal's own database lies. */
export const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

const hasEntries = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** What says that the files of a folder are those of its database. */
export const markFile = (files: string) => join(files, '.belongs');

const german = {
  database: 'die Datenbank (Ordner postgres)',
  files: 'der Ordner files',
  keys: 'die Datei mit den Schlüsseln der Sitzungen (keys.json, KEYS_FILE)',
};
const english = {
  database: 'the database (folder postgres)',
  files: 'the folder files',
  keys: 'the file with the keys of the sessions (keys.json, KEYS_FILE)',
};
type Part = keyof typeof german;

export const halfFolder = (folder: string, missing: Part) =>
  new CannotStart(
    `Im Datenordner ${folder} fehlt ${german[missing]}; das Übrige ist da. Es wurde nichts verändert und nichts angelegt. Prüfen Sie DATA_DIR und DATABASE_URL, oder stellen Sie das Fehlende aus derselben Sicherung wieder her.\n` +
      `In the data folder ${folder}, ${english[missing]} is missing; the rest is there. Nothing was changed and nothing was made. Check DATA_DIR and DATABASE_URL, or put back what is missing from the same backup.`,
  );

const noKeys = (folder: string) => {
  const { message } = halfFolder(folder, 'keys');
  return new CannotStart(
    `${message}\nSind die Schlüssel verloren, legt \`npm run portal -- keys rotate\` neue an; alle Sitzungen enden. ` +
      `If the keys are lost, \`npm run portal -- keys rotate\` makes new ones; all sessions end.`,
  );
};

const earlier = (folder: string) =>
  new CannotStart(
    `Der Datenordner ${folder} enthält eine Datenbank einer früheren Fassung des Portals (Ordner db), die diese nicht lesen kann. Es wurde nichts verändert. Setzen Sie DATA_DIR auf einen neuen Ordner, oder starten Sie die frühere Fassung.\n` +
      `The data folder ${folder} holds a database of an earlier version of the portal (folder db) that this one cannot read. Nothing was changed. Set DATA_DIR to a new folder, or start the earlier version.`,
  );

const noPortal = (folder: string) =>
  new CannotStart(
    `Im Ordner ${folder} ist kein Portal; es wurde nichts angelegt. Setzen Sie DATA_DIR (oder DATABASE_URL) wie für den Server; ein neues Portal entsteht beim ersten Start des Servers.\n` +
      `There is no portal in the folder ${folder}; nothing was made. Set DATA_DIR (or DATABASE_URL) as for the server; a new portal is made by the server's first start.`,
  );

/** Refuses a folder in which no server made a portal. */
export function requirePortal({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl === undefined && !existsSync(clusterOf(dataDir))) throw noPortal(dataDir);
}

/** Lies in a data folder while a backup is being restored into it. */
export const restoringMark = (dataDir: string) => join(dataDir, 'restoring');

const halfRestored = (folder: string) =>
  new CannotStart(
    `Im Datenordner ${folder} wurde eine Wiederherstellung nicht zu Ende geführt. Leeren Sie den Ordner, legen Sie die Datenbank, die DATABASE_URL nennt, neu an, und stellen Sie die Sicherung noch einmal wieder her.\n` +
      `A restore into the data folder ${folder} did not come to its end. Empty the folder, drop the database that DATABASE_URL names and make it again, and restore the backup again.`,
  );

/** Refuses half a data folder before anything is made in it: a new database beside old files would lose them. */
export function requireWholeFolder({ dataDir, databaseUrl, keysFile }: Config, needsKeys = true): void {
  if (existsSync(restoringMark(dataDir))) throw halfRestored(dataDir);
  if (databaseUrl !== undefined) return;
  const files = join(dataDir, 'files');
  if (!existsSync(clusterOf(dataDir))) {
    if (existsSync(join(dataDir, 'db/PG_VERSION'))) throw earlier(dataDir);
    if (hasEntries(files) || existsSync(join(dataDir, 'keys.json'))) throw halfFolder(dataDir, 'database');
    return;
  }
  // A first start that was cut off made neither keys nor the mark yet.
  if (needsKeys && existsSync(markFile(files)) && !existsSync(keysFile)) throw noKeys(dataDir);
}
