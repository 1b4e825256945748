import { cpSync, createReadStream, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { createServices } from '#server/create-services.ts';
import { Replica } from '#server/db/replica.ts';
import { users } from '#server/db/tables/tables.ts';
import { loadDemoData } from '#server/demo/load.ts';
import { openStorage } from '#server/files/storage/open-storage.ts';
import { isStorageId } from '#server/files/storage/storage-id.ts';
import type { RecordType } from '#server/records/engine/definition/define-record.ts';
import { recordTypes } from '#server/records/registry.ts';
import { monday, shapesDemoData } from '#tests/demo-database.ts';
import { demoPassword, quickHash } from '#tests/demo-password.ts';
import { testDatabase } from './database-template.ts';
import { withoutHtml } from './mail-parts.ts';

export { demoPassword, monday };
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const folders = mkdtempSync(join(tmpdir(), 'portal-test-'));

type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'PUT' | 'OPTIONS';
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

export const ticketOf = (userId: string, password = demoPassword): string =>
  Buffer.from(`${userId}:${password}`, 'utf8').toString('base64');

/** Lays the files of the demo data where the portal keeps its own. */
async function putDemoFiles(config: Config): Promise<void> {
  const from = inject('demoFiles');
  if (!config.s3) return cpSync(from, join(config.dataDir, 'files'), { recursive: true });
  const storage = openStorage(config, 'files');
  for (const id of readdirSync(from).filter(isStorageId)) await storage.put(id, createReadStream(join(from, id)));
}

function wholeMails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/**
 * A whole portal with the demo data, on a database and a folder of its own. The clock stands still until a
 * test moves it.
 */
export async function openPortal(
  env: Record<string, string> = {},
  openDatabase = testDatabase,
  types: readonly RecordType[] = recordTypes,
) {
  const dataDir = mkdtempSync(join(folders, 'data-'));
  const config = readConfig({ DATA_DIR: dataDir, SITE_DIR: join(dataDir, 'site'), DEMO_DATA: 'small', ...env });
  const isUsual = openDatabase === testDatabase && !Object.keys(env).some((name) => shapesDemoData.test(name));
  const database = await openDatabase(isUsual ? 'template_demo' : 'template');
  if (isUsual) await putDemoFiles(config);
  const logLines: string[] = [];
  const routes: { method: string; url: string }[] = [];
  /** The contracts of bodies, by method and address. */
  const bodies = new Map<string, unknown>();
  let now = monday;

  const start = async () => {
    const replica = config.replicaUrl === undefined ? undefined : new Replica(config.replicaUrl, config.database);
    const parts = createServices({
      config,
      db: database.db,
      replica,
      clock: () => now,
      types,
      logTo: { write: (line) => void logLines.push(line) },
    });
    await loadDemoData(parts.services);
    routes.length = 0;
    const observe = (app: FastifyInstance) => {
      app.addHook('onRoute', ({ method, url, schema }) => {
        for (const one of [method].flat()) routes.push({ method: one, url });
        if (schema?.body) bodies.set(`${[method].flat().join()} ${url}`, schema.body);
      });
    };
    const app = await buildApp(parts.services, observe);
    await app.ready();
    await replica?.follow(database.db, parts.services.log);
    const stop = async () => {
      await parts.stop();
      await replica?.close();
    };
    return { ...parts, stop, app };
  };
  let running = await start();
  if (!isUsual) await database.db.update(users).set({ passwordHash: await quickHash });

  async function call(method: Method, path: string, { token, body, headers = {}, query }: CallOptions = {}) {
    const options: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    };
    return running.app.inject(options);
  }

  const signIn = (userId: string, password = demoPassword, timeout = 3_600_000) =>
    call('POST', '/jwt_token', { body: { _ticket: ticketOf(userId, password), timeout } });

  return {
    config,
    dataDir,
    logLines,
    routes,
    bodies,
    database,
    get app() {
      return running.app;
    },
    get services() {
      return running.services;
    },
    now: () => now,
    /** Moves the clock by some ms. */
    pass: (ms: number) => {
      now += ms;
    },
    call,
    signIn,
    /** Signs in and answers calls made with that session. */
    as: async (userId: string) => {
      const signedIn = await signIn(userId);
      const { token } = signedIn.json<{ token: string }>();
      const withToken =
        (method: Method) =>
        (path: string, options: CallOptions = {}) =>
          call(method, path, { token, ...options });
      return {
        token,
        get: withToken('GET'),
        post: (path: string, body: unknown, options: CallOptions = {}) =>
          call('POST', path, { token, body, ...options }),
        put: (path: string, body: unknown) => call('PUT', path, { token, body }),
        delete: withToken('DELETE'),
      };
    },
    /** Waits for mails and other work behind answers. */
    idle: () => running.idle(),
    /** The mails sent so far, oldest first, without what they say again in HTML. */
    mails: async () => {
      await running.idle();
      return wholeMails(dataDir).map(withoutHtml);
    },
    /** The same as they were written. */
    wholeMails: async () => {
      await running.idle();
      return wholeMails(dataDir);
    },
    /** Stops the server and starts it again on the same data. */
    restart: async () => {
      await running.app.close();
      await running.stop();
      running = await start();
    },
    close: async () => {
      await running.app.close();
      await running.stop();
      await database.close();
    },
  };
}
export type Portal = Awaited<ReturnType<typeof openPortal>>;
export type Session = Awaited<ReturnType<Portal['as']>>;
