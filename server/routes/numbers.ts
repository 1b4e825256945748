import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { areaCode } from '#contract/wholesale/area-code.ts';
import { reservation, reservationRequest } from '#contract/wholesale/number-reservation.ts';
import { notFound } from '../core/errors.ts';
import { changeRecord } from '../records/engine/change-record.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { exactlyOnce } from '../records/engine/idempotency.ts';
import { areaNameOf } from '../records/types/wholesale/numbers/area-codes.ts';
import { reservations } from '../records/types/wholesale/numbers/reservations.ts';
import { reserveNumbers } from '../records/types/wholesale/numbers/reserve-numbers.ts';
import { idempotencyHeaders, noContent, recordParams, refusals, tridParams } from './common-schemas.ts';

const tags = ['Telephone numbers'];
const areaParams = z.object({ onkz: z.string().check(z.maxLength(10)) });

export const numberRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const area = {
    tags,
    summary: 'The local network of an area code',
    params: areaParams,
    response: { 200: areaCode, ...refusals },
  };
  app.get('/area-codes/:onkz', { schema: area }, async ({ params }) => {
    const onkz = params.onkz.replace(/^0/, '');
    const name = areaNameOf(onkz);
    if (name === undefined) throw notFound();
    return { onkz, name };
  });

  const reserve = {
    tags,
    summary: 'Keep free numbers for half an hour: up to three proposals, of which one is taken',
    params: tridParams,
    headers: idempotencyHeaders,
    body: reservationRequest,
    response: { 201: reservation, ...refusals },
  };
  app.post(
    '/foundation/:trid/number-reservations',
    { schema: reserve },
    async ({ acting, body, headers, routeOptions, params }, reply) => {
      const intent = {
        trid: acting.foundation.trid,
        userId: acting.user.id,
        key: headers['idempotency-key'],
        content: [routeOptions.url, params, body],
      };
      const keptReservation = await exactlyOnce(
        services,
        intent,
        async () => (tx) => reserveNumbers(tx, services, acting, body),
      );
      return reply.code(201).send(keptReservation);
    },
  );

  const release = {
    tags,
    summary: 'Give reserved numbers back',
    params: recordParams,
    response: { 204: noContent, ...refusals },
  };
  app.delete('/foundation/:trid/number-reservations/:id', { schema: release }, async ({ acting, params }, reply) => {
    await services.db.transaction(async (tx) => {
      const row = await findReadable(services, acting, params.id, tx);
      if (row.type !== reservations.type) throw notFound();
      await changeRecord(tx, services, acting, params.id, { _action: 'release' });
    });
    return reply.code(204).send(null);
  });
};
