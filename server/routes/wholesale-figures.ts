import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { forbidden } from '../core/errors.ts';
import { wholesaleFiguresOf } from '../queries/records/wholesale-figures.ts';
import { keysOf } from '../records/engine/definition/access.ts';
import { recordType } from '../records/engine/record-types.ts';
import { wholesaler } from '../records/types/wholesale/access.ts';
import { refusals, tridParams } from './common-schemas.ts';

export const wholesaleFigureRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundation data'],
    summary:
      'SIP accounts that cannot be reached, channels in use, numbers, and portings by day, of those that the caller may list',
    params: tridParams,
    response: { 200: wholesaleFigures, ...refusals },
  };
  app.get('/foundation/:trid/wholesale-figures', { schema }, ({ acting }) => {
    if (!wholesaler(acting)) throw forbidden();
    const { db, clock } = app.services;
    const keys = (type: string) => keysOf(recordType(app.services, type), acting);
    return wholesaleFiguresOf(db, acting.foundation.trid, keys, berlinDay(clock()));
  });
};
