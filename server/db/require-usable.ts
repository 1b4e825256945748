import pg from 'pg';
import { CannotStart } from '../core/cannot-start.ts';
import { type DatabaseLimits, defaultLimits } from './limits.ts';
import { cutConnection } from './silence.ts';

const unreachable = ({ message }: Error) =>
  new CannotStart(
    `Die Datenbank, die DATABASE_URL nennt, ist nicht erreichbar (${message}). Prüfen Sie Adresse, Benutzer und Passwort, und ob sie läuft.\n` +
      `The database that DATABASE_URL names cannot be reached (${message}). Check address, user and password, and whether it runs.`,
  );

const tooOld = (version: string) =>
  new CannotStart(
    `Die Datenbank, die DATABASE_URL nennt, ist PostgreSQL ${version}; das Portal braucht PostgreSQL 15 oder neuer.\n` +
      `The database that DATABASE_URL names is PostgreSQL ${version}; the portal needs PostgreSQL 15 or newer.`,
  );

const isCopy = () =>
  new CannotStart(
    'Die Datenbank, die DATABASE_URL nennt, ist eine Kopie, die nur gelesen werden kann (Replikat). Nennen Sie den Server, der schreibt, oder machen Sie diesen dazu (pg_promote).\n' +
      'The database that DATABASE_URL names is a copy that can only be read (a replica). Name the server that writes, or promote this one (pg_promote).',
  );

const behindPooler = () =>
  new CannotStart(
    'DATABASE_URL führt zu einem Verteiler von Verbindungen (etwa PgBouncer), nicht zu PostgreSQL selbst. Setzen Sie DATABASE_POOLER=transaction, oder nennen Sie PostgreSQL selbst.\n' +
      'DATABASE_URL leads to a connection pooler (such as PgBouncer), not to PostgreSQL itself. Set DATABASE_POOLER=transaction, or name PostgreSQL itself.',
  );

interface ServerState {
  readonly version: number;
  readonly name: string;
  readonly pid: number;
  readonly replica: boolean;
}

/** Why a database that answers cannot be the portal's; undefined where it can. */
function refusal({ version, name, pid, replica }: ServerState, ownPid: number | undefined, isPooled: boolean) {
  if (version < 150_000) return tooOld(name);
  if (replica) return isCopy();
  return !isPooled && pid !== ownPid ? behindPooler() : undefined;
}

/** Answers the version of a named database. Throws `CannotStart` where it does not let this process in, or the portal cannot work on it. */
export async function requireUsable(
  connectionString: string,
  { isPooled }: DatabaseLimits = defaultLimits,
  limitMs = 10_000,
): Promise<string> {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const client = new pg.Client({ connectionString, ...limits });
  // One that goes while it is asked fails the question.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ServerState>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
        pg_backend_pid() as pid, pg_is_in_recovery() as replica`,
    );
    const [serverState] = rows as [ServerState];
    // A pooler gives its clients numbers of its own.
    const refusalError = refusal(serverState, (client as unknown as { processID?: number }).processID, isPooled);
    if (refusalError) throw refusalError;
    return serverState.name;
  } catch (error) {
    throw error instanceof CannotStart ? error : unreachable(error as Error);
  } finally {
    // A farewell to one that does not answer would keep the process.
    cutConnection(client);
  }
}
