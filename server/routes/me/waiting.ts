import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waiting, waitingQuery } from '#contract/staff/work.ts';
import { withOwnWork } from '#domain/me/own-work.ts';
import { waitingCertificates } from '#server/academy/waiting-certificates.ts';
import { waitingFor } from '#server/records/engine/waiting-for.ts';
import { refusals } from '../common-schemas.ts';

export const waitingRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Own account'],
    summary: 'What waits for the caller over all record types and all of his organisations, overdue first',
    querystring: waitingQuery,
    response: { 200: waiting, ...refusals },
  };
  app.get('/waiting', { schema }, async ({ actor, query }) => {
    const own = await waitingCertificates(services, actor);
    return withOwnWork(own, query, services.clock(), (rest) => waitingFor(services, actor, rest));
  });
};
