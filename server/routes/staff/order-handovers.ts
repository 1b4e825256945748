import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { handoversQuery, orderHandovers } from '#contract/sales/order-handover.ts';
import { handoversOf } from '#server/queries/integrations/order-handovers.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import { actFor } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

/** When an order went to the distributor's own system. */
export const orderHandoverRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Employees'],
    summary: 'When an order was handed over to the ERP system, newest version first',
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    querystring: handoversQuery,
    response: { 200: orderHandovers, ...refusals },
  };
  app.get('/staff/orders/:id/handovers', { schema }, async ({ actor, params, query }) => {
    const acting = await actFor(services, actor, query.foundation);
    const { trid, id } = await findReadable(services, acting, params.id);
    const rows = await handoversOf(services.db, { trid, recordId: id });
    return {
      items: rows.map(({ version, target, event, created, done, nextAttempt, fault }) => ({
        ...{ version, target, event, created },
        ...(done === null ? { nextAttempt } : { done }),
        ...(fault !== null && { fault }),
      })),
    };
  });
};
