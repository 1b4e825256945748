import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pipeline } from '#contract/sales/pipeline.ts';
import { monthOf, monthsUpTo } from '#domain/date/months.ts';
import { forbidden } from '../core/errors.ts';
import { pipelineOf } from '../queries/records/pipeline.ts';
import { keysOf } from '../records/engine/definition/access.ts';
import { recordType } from '../records/engine/record-types.ts';
import { salesPartner } from '../records/types/sales/access.ts';
import { refusals, tridParams } from './common-schemas.ts';

/** How many months the picture shows, the present one with them. */
const pipelineLength = 6;

export const pipelineRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundation data'],
    summary: 'How many drafts were begun, orders received and orders became active, by month',
    params: tridParams,
    response: { 200: pipeline, ...refusals },
  };
  app.get('/foundation/:trid/pipeline', { schema }, async ({ acting }) => {
    if (!salesPartner(acting)) throw forbidden();
    const { db, clock } = app.services;
    const keys = (type: string) => keysOf(recordType(app.services, type), acting);
    return pipelineOf(db, acting.foundation.trid, keys, monthsUpTo(monthOf(clock()), pipelineLength));
  });
};
