import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentBuild } from '../core/build.ts';
import { notFound } from '../core/errors.ts';
import { connectionFigures } from '../db/postgres-pool.ts';
import { statementCount } from '../db/statement-count.ts';
import { jobGauges } from '../jobs/job-gauges.ts';
import { stateOfServer } from '../queries/server-state.ts';
import { bearerOf } from '../session/actor.ts';
import { networkOf } from '../session/login-guard.ts';
import { refusals } from './common-schemas.ts';
import { stateGaugesOf } from './state-gauges.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Forwarded calls come from a proxy on this machine, not from this machine. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const loopback = address === '::1' || networkOf(address).startsWith('127.');
  return loopback && !headers['x-forwarded-for'] && !headers.forwarded && !headers.via;
}

/** For Prometheus: with `METRICS_TOKEN` as bearer where one is set, else from this machine alone. To all others there is no such route. */
export const metricsRoute: FastifyPluginAsyncZod = async (app) => {
  const { config, db, jobs, metrics, library } = app.services;
  const stateGauges = stateGaugesOf(app.services);
  const { version, date = '' } = currentBuild(config.contentDir);
  const schema = {
    tags: ['Server'],
    summary: 'Numbers for Prometheus; for this machine alone, or with METRICS_TOKEN as bearer',
    response: { 200: z.string(), ...refusals },
  };
  app.get('/metrics', { schema, logLevel: 'warn', config: { essential: true } }, async (request, reply) => {
    const token = config.metricsToken;
    const allowed = token ? timingSafeEqual(digest(bearerOf(request) ?? ''), digest(token)) : isLocal(request);
    if (!allowed) throw notFound();
    const state = await stateOfServer(db);
    const { outbox, openUploads, damagedFiles, undigestedFiles, unexplainedFiles, libraryFiles, libraryPending } =
      state;
    const { lent, waiting } = connectionFigures();
    const text = await metrics.text([
      { name: 'portal_build_info', help: 'The program that runs', labels: { version, date }, value: 1 },
      { name: 'portal_outbox_mails', help: 'Mails that wait to be sent', value: outbox },
      ...(await stateGauges(state)),
      { name: 'portal_unattached_uploads', help: 'Uploads that belong to no record yet', value: openUploads },
      {
        name: 'portal_damaged_files',
        help: 'Stored files that are missing or not as they were received',
        value: damagedFiles,
      },
      {
        name: 'portal_undigested_files',
        help: 'Stored files of before an upgrade that wait for their digest',
        value: undigestedFiles,
      },
      {
        name: 'portal_unexplained_files',
        help: 'Files that the database does not know, too many to be swept: it may be the wrong database',
        value: unexplainedFiles,
      },
      { name: 'portal_library_files', help: 'Files of the library in the index', value: libraryFiles },
      { name: 'portal_library_pending', help: 'Files of the library that wait to be read', value: libraryPending },
      {
        name: 'portal_library_broken_metas',
        help: 'Meta files of the library that are not usable',
        value: new Set(library.problems.map(({ path }) => path)).size,
      },
      {
        name: 'portal_library_unreadable',
        help: 'Times that a file of the library could not be looked into',
        value: library.unreadable,
      },
      { name: 'portal_statements', help: 'Statements asked of the database', value: statementCount.total },
      { name: 'portal_connections_lent', help: 'Connections to the database in use', value: lent },
      { name: 'portal_connections_awaited', help: 'Calls that wait for a connection to the database', value: waiting },
      { name: 'process_uptime_seconds', help: 'Time since the start', value: process.uptime() },
      ...(await jobGauges(jobs)),
    ]);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').serializer(String).send(text);
  });
};
