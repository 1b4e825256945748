import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wholesaleHits, wholesaleSearchQuery } from '#contract/wholesale/search.ts';
import { searchWholesale } from '../records/types/wholesale/search/search-wholesale.ts';
import { readFromReplica } from '../session/read-replica.ts';
import { refusals, tridParams } from './common-schemas.ts';

export const wholesaleSearchRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundation data'],
    summary:
      'What wholesalers find by one criterion: customers, SIP accounts, numbers inside blocks too, orders, portings, processes',
    params: tridParams,
    querystring: wholesaleSearchQuery,
    response: { 200: wholesaleHits, ...refusals },
  };
  app.get('/foundation/:trid/wholesale/search', { schema }, ({ acting, query }) =>
    readFromReplica(app.services, acting, (services) => searchWholesale(services, acting, query)),
  );
};
