import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customerImport, customerImported } from '#contract/sales/customer-import.ts';
import { exactlyOnce } from '../records/engine/idempotency.ts';
import { importCustomers } from '../records/types/sales/customers/import-customers.ts';
import { idempotencyHeaders, refusals, tridParams } from './common-schemas.ts';

/** A thousand customers with all their fields. */
const bodyLimit = 4 * 1024 ** 2;
const maxValues = 100_000;

export const customerImports: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Foundation data'],
    summary: 'Take in the customers of a file, all or none, or judge them first',
    params: tridParams,
    headers: idempotencyHeaders,
    body: customerImport,
    response: { 200: customerImported, ...refusals },
  };
  app.post(
    '/foundation/:trid/customer-imports',
    { schema, bodyLimit, config: { maxValues } },
    async ({ acting, body, headers, routeOptions, params }) => {
      const intent = {
        trid: acting.foundation.trid,
        userId: acting.user.id,
        key: headers['idempotency-key'],
        content: [routeOptions.url, params, body],
      };
      return exactlyOnce(services, intent, async () => (tx) => importCustomers(tx, services, acting, body));
    },
  );
};
