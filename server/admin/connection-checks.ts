import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { httpCarrier } from '../carriers/http-carrier.ts';
import type { Config } from '../config/config.ts';
import type { S3Settings, S3Timeouts } from '../config/s3-settings.ts';
import { within } from '../core/within.ts';
import { migrationsFolder } from '../db/open.ts';
import { requireUsable } from '../db/require-usable.ts';
import { refuseUnknownSchema } from '../db/schema-version.ts';
import { scan } from '../files/inspection/scanner.ts';
import { tryInbox } from '../incoming-mail/poll-inbox.ts';
import { tryMailServer } from '../mail/transport.ts';
import { Bucket } from '../s3/bucket.ts';

/** For one answer, in ms; for all that a place is asked it is four times as much. */
const defaultLimitMs = 5000;
const timeoutsOf = (limitMs: number): S3Timeouts => ({ answer: limitMs, chunk: limitMs, pause: 0, tries: 1 });

/** What is asked of a place; it answers a sentence, or throws one. */
interface Check {
  readonly place: string;
  readonly ask: () => Promise<string>;
}

async function tryDatabase({ databaseUrl, database }: Config, limitMs: number): Promise<string> {
  if (!databaseUrl) return 'the one that comes with the portal, which starts with the server.';
  const version = await requireUsable(databaseUrl, database, limitMs);
  const client = new pg.Client({ connectionString: databaseUrl, query_timeout: limitMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ user: string; may: boolean }>(
      `select current_user as user, has_database_privilege(current_database(), 'create')
        and has_schema_privilege(current_schema(), 'create') as may`,
    );
    const [row] = rows;
    if (!row?.may)
      throw new Error(`the user ${row?.user} may not make tables: grant create on the database and its schema public.`);
    await refuseUnknownSchema(drizzle(client), migrationsFolder);
  } finally {
    await client.end();
  }
  return `PostgreSQL ${version}, takes writes, and its user may make tables.`;
}

async function tryFiles({ s3 }: Config, limitMs: number): Promise<string> {
  if (!s3) return 'in DATA_DIR.';
  const bucket = new Bucket(s3, timeoutsOf(limitMs));
  await bucket.reach();
  const key = `config-check/${randomUUID()}`;
  const words = 'The portal looks whether it may write here.';
  await bucket.write(key, Readable.from([Buffer.from(words)]));
  const back = await text(bucket.read(key));
  await bucket.delete(key);
  if (back !== words) throw new Error(`${bucket.name}: what was written is read back as something else.`);
  return `${bucket.name} lists, puts, gets and deletes.`;
}

async function tryLibrary(settings: S3Settings, limitMs: number): Promise<string> {
  const bucket = new Bucket(settings, timeoutsOf(limitMs));
  await bucket.reach();
  return `${bucket.name} lists.`;
}

async function tryMail({ smtpUrl }: Config, limitMs: number): Promise<string> {
  if (!smtpUrl) return 'written to files in DATA_DIR/outbox, because SMTP_URL is not set.';
  await tryMailServer(smtpUrl, limitMs);
  return 'the mail server takes our login; no mail was sent.';
}

async function tryMailbox(address: string): Promise<string> {
  await tryInbox(address);
  return 'the mailbox takes our login.';
}

async function tryGateway({ own, gateway }: Config['carrier'], limitMs: number): Promise<string> {
  if (!own || !gateway) throw new Error('its settings are incomplete.');
  const { check } = httpCarrier({ ...own, ...gateway }, () => AbortSignal.timeout(limitMs));
  const waiting = await check();
  return `it takes our token; messages that wait there: ${waiting}.`;
}

async function tryScanner(address: string, limitMs: number): Promise<string> {
  const verdict = await scan(address, Readable.from([Buffer.from('harmless')]), limitMs);
  if (verdict !== undefined) throw new Error(`it takes harmless bytes for ${verdict}.`);
  return 'it looks through what it is given.';
}

function checksOf(config: Config, limitMs: number): Check[] {
  const { libraryBucket, scannerUrl } = config;
  const { imapUrl } = config.incomingMail;
  return [
    { place: 'Database', ask: () => tryDatabase(config, limitMs) },
    { place: 'Files', ask: () => tryFiles(config, limitMs) },
    ...(libraryBucket ? [{ place: 'Library', ask: () => tryLibrary(libraryBucket.settings, limitMs) }] : []),
    { place: 'Mails', ask: () => tryMail(config, limitMs) },
    ...(imapUrl ? [{ place: 'Answers by mail', ask: () => tryMailbox(imapUrl) }] : []),
    ...(config.carrier.gateway ? [{ place: 'Carrier gateway', ask: () => tryGateway(config.carrier, limitMs) }] : []),
    ...(scannerUrl ? [{ place: 'Scanner', ask: () => tryScanner(scannerUrl, limitMs) }] : []),
  ];
}

/** Tries what the settings name, all at once; a line for each, and whether all of it can be used. */
export async function tryConnections(
  config: Config,
  limitMs = defaultLimitMs,
): Promise<{ isUsable: boolean; lines: string[] }> {
  const checkResults = await Promise.all(
    checksOf(config, limitMs).map(async ({ place, ask }) => {
      try {
        return { isUsable: true, line: `${place}: ${await within(4 * limitMs, ask())}` };
      } catch (error) {
        return { isUsable: false, line: `${place} CANNOT BE USED: ${(error as Error).message}` };
      }
    }),
  );
  return { isUsable: checkResults.every(({ isUsable }) => isUsable), lines: checkResults.map(({ line }) => line) };
}
