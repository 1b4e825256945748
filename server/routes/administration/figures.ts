import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { salesYear, salesYearQuery } from '#contract/staff/sales-year.ts';
import { salesYearOf } from '#server/queries/administration/sales-year.ts';
import { refusals } from '../common-schemas.ts';

/** How the business with partners goes. */
export const figureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Administration'],
    summary:
      'Partners, orders, tickets, commissions and searches without hits of 13 months, and who has not looked at the newest price list',
    querystring: salesYearQuery,
    response: { 200: salesYear, ...refusals },
  };
  app.get('/admin/figures', { schema }, ({ query }) => salesYearOf(services.db, query, services.clock()));
};
