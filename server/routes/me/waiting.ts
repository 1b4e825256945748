import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waiting, waitingQuery } from '../../../src/contract/staff/work.ts';
import { waitingFor } from '../../records/work/waiting-for.ts';
import { refusals } from '../common-schemas.ts';

export const waitingRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Own account'],
    summary: 'What waits for the caller over all record types and all of his organisations, overdue first',
    querystring: waitingQuery,
    response: { 200: waiting, ...refusals },
  };
  app.get('/waiting', { schema }, ({ actor, query }) => waitingFor(app.services, actor, query));
};
