import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { salesYear, salesYearQuery } from '#contract/staff/sales-year.ts';
import { termsOverview } from '#contract/staff/terms-overview.ts';
import { termsNow } from '#server/brand/terms-source.ts';
import { salesYearOf } from '#server/queries/administration/sales-year.ts';
import { termsOverviewOf } from '#server/queries/administration/terms-overview.ts';
import { refusals } from '../common-schemas.ts';

/** How the business with partners goes, and who accepted the terms of use. */
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

  const terms = {
    tags: ['Administration'],
    summary: 'Who accepted the terms of use in force, and who is asked at the next sign-in',
    response: { 200: termsOverview, ...refusals },
  };
  app.get('/admin/terms', { schema: terms }, () =>
    termsOverviewOf(services.db, termsNow(services.config, services.clock())),
  );
};
