import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentBuild } from '../core/build.ts';
import { notReady } from '../core/errors.ts';
import type { Replica } from '../db/replica.ts';
import { storeChecks } from '../files/storage/check-stores.ts';
import { databaseState } from '../queries/database-state.ts';
import { refusals } from './common-schemas.ts';

/** Without its library the server still works: what the index knows is shown. */
const healthy = z.object({
  status: z.literal('ok'),
  /** Of the program, `1.9.1+<commit>`, and the date of that commit. */
  version: z.string(),
  date: z.optional(z.string()),
  /** A copy that takes no writes, as in the middle of a failover. */
  database: z.optional(z.literal('readonly')),
  /** The replica that lists are read from, if one is named; they are read from the database itself unless it is `ready`. */
  replica: z.optional(z.enum(['ready', 'behind', 'unreachable', 'foreign'])),
  /** How far (ms) the replica is behind. */
  replicaLag: z.optional(z.number()),
  library: z.optional(z.literal('unreachable')),
  /** `unexplained`: the database does not know too many of them and may be the wrong one. `apart`: another server keeps its files elsewhere. */
  files: z.optional(z.enum(['unreachable', 'unexplained', 'apart'])),
  /** So many stored files are missing or not as they were received. */
  damagedFiles: z.optional(z.number()),
});
const alive = z.object({ status: z.literal('ok') });

const options = { logLevel: 'warn', config: { essential: true } } as const;
const tags = ['Server'];

function lagOf(replica: Replica): { replicaLag?: number } {
  const { lagMs } = replica;
  return lagMs === undefined ? {} : { replicaLag: Math.round(lagMs) };
}

export const health: FastifyPluginAsyncZod = async (app) => {
  const { config, db, replica, library, metrics } = app.services;
  const checks = storeChecks(config);
  const build = currentBuild(config.contentDir);

  async function stateOfDatabase({ log }: FastifyRequest) {
    try {
      return await databaseState(db);
    } catch (error) {
      log.error({ err: error }, 'database does not answer');
      throw notReady('Die Datenbank antwortet nicht.');
    }
  }

  async function state(request: FastifyRequest) {
    const [{ isReadonly, damagedFiles, unexplainedFiles }, hasFiles, hasLibrary] = await Promise.all([
      stateOfDatabase(request),
      checks.files(),
      checks.library(),
    ]);
    return {
      status: 'ok' as const,
      ...build,
      ...(isReadonly && { database: 'readonly' as const }),
      ...(replica && { replica: replica.state, ...lagOf(replica) }),
      ...(!(hasLibrary && library.state.reachable) && { library: 'unreachable' as const }),
      ...(unexplainedFiles > 0 && { files: 'unexplained' as const }),
      ...(metrics.filesApart && { files: 'apart' as const }),
      ...(!hasFiles && { files: 'unreachable' as const }),
      ...(damagedFiles > 0 && { damagedFiles }),
    };
  }

  app.get(
    '/health',
    {
      ...options,
      schema: {
        tags,
        summary:
          'Whether the server can work: 200, or 503 where its database does not answer; and what an operator should look at',
        response: { 200: healthy, ...refusals },
      },
    },
    state,
  );
  app.get(
    '/health/live',
    {
      ...options,
      schema: {
        tags,
        summary:
          'Whether the process answers; it asks neither the database nor the store. Start it again where it does not',
        response: { 200: alive, ...refusals },
      },
    },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/health/ready',
    {
      ...options,
      schema: {
        tags,
        summary:
          'Whether calls shall be sent to this process: 200, or 503 where its database takes no writes or the store of files does not answer',
        response: { 200: healthy, ...refusals },
      },
    },
    async (request) => {
      const serverState = await state(request);
      if (serverState.database === 'readonly') throw notReady('Die Datenbank kann gerade nur gelesen werden.');
      if (serverState.files === 'unreachable') throw notReady('Der Speicher der Dateien ist nicht erreichbar.');
      return serverState;
    },
  );
};
