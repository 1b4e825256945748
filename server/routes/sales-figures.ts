import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { salesFigures } from '#contract/sales/sales-figures.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { forbidden } from '../core/errors.ts';
import { lastCommission, salesFiguresOf } from '../queries/records/sales-figures.ts';
import { keysOf } from '../records/engine/definition/access.ts';
import { recordType } from '../records/engine/record-types.ts';
import { salesPartner } from '../records/types/sales/access.ts';
import { refusals, tridParams } from './common-schemas.ts';

export const salesFigureRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundation data'],
    summary:
      'How many customers, drafts and orders there are by how far they have come, of those that the caller may list',
    params: tridParams,
    response: { 200: salesFigures, ...refusals },
  };
  app.get('/foundation/:trid/sales-figures', { schema }, async ({ acting }) => {
    if (!salesPartner(acting)) throw forbidden();
    const { db, clock } = app.services;
    const { user, foundation } = acting;
    const keys = (type: string) => keysOf(recordType(app.services, type), acting);
    const maySeeStatements = mayAccess(accessOf('EtcBillingDocuments'), user.roles, foundation.type);
    const [figures, commission] = await Promise.all([
      salesFiguresOf(db, foundation.trid, keys, berlinDay(clock())),
      maySeeStatements ? lastCommission(db, foundation.trid) : undefined,
    ]);
    return { ...figures, ...(commission && { commission }) };
  });
};
