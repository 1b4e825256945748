import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Foundation, foundation, foundationQuery } from '../../src/contract/foundation.ts';
import { listOf } from '../../src/contract/record.ts';
import type { FoundationRow } from '../queries/session/actors.ts';
import { foundationSearch, listFoundations } from '../queries/session/foundations.ts';
import { refusals } from './common-schemas.ts';

/** What is stored as JSON was written by this server. */
function answerOf({ title, contactPerson, ...row }: FoundationRow): Foundation {
  const known = { ...row, ...(title && { title }), ...(contactPerson ? { contactPerson } : {}) };
  return known as Foundation;
}

export const foundationRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundations'],
    summary: 'The organisations that the user may act for',
    querystring: foundationQuery,
    response: { 200: listOf(foundation), ...refusals },
  };
  app.get('/foundation', { schema }, async ({ actor, query }) => {
    const { items, total } = await listFoundations(app.services.db, {
      userId: actor.user.id,
      employee: actor.employee,
      activeOnly: query._activeOnly === 'true',
      search: query._search ? foundationSearch(query._search) : undefined,
      limit: query._limit ?? 50,
      offset: query._offset ?? 0,
    });
    return { items: items.map(answerOf), total };
  });
};
