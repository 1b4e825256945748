import { CannotStart } from '../core/cannot-start.ts';

interface Client {
  query: (statement: string) => Promise<{ rows: unknown[] }>;
}

/** Says in the database that a backup is being restored into it: a server may start on it with another data folder. */
export const markRestoring = async (client: Client): Promise<void> =>
  void (await client.query('create table if not exists restoring (since timestamptz not null default now())'));

export const clearRestoring = async (client: Client): Promise<void> =>
  void (await client.query('drop table if exists restoring'));

/** Throws `CannotStart` where a restore into the database was begun and did not come to its end; to be asked before migrating. */
export async function refuseHalfRestored(client: Client): Promise<void> {
  const { rows } = await client.query(`select 1 where to_regclass('restoring') is not null`);
  if (rows.length === 0) return;
  throw new CannotStart(
    'In diese Datenbank wird gerade eine Sicherung zurückgespielt, oder eine Wiederherstellung wurde nicht zu Ende geführt: Ein Teil der Daten oder Dateien fehlt. Es wurde nichts verändert. Warten Sie, bis sie fertig ist; wurde sie abgebrochen, legen Sie die Datenbank neu an, leeren Sie den Datenordner, und stellen Sie die Sicherung noch einmal wieder her (npm run portal -- restore).\n' +
      'A backup is being restored into this database, or a restore did not come to its end: some of the data or files are missing. Nothing was changed. Wait until it is done; if it was cut off, drop the database and make it again, empty the data folder, and restore the backup again (npm run portal -- restore).',
  );
}
