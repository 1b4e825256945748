import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { maxStreets, streetList, streetsQuery } from '#contract/address-streets.ts';
import { availabilityCheck, availabilityRequest } from '#contract/sales/availability.ts';
import { ApiError, badRequest, forbidden, notFound } from '../core/errors.ts';
import { placesOf, streetsOf } from '../queries/availability/address-streets.ts';
import { findCheck } from '../queries/availability/availability-checks.ts';
import { takeFrom } from '../queries/session/login-budgets.ts';
import { changeRecord } from '../records/engine/change-record.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { salesPartner } from '../records/types/sales/access.ts';
import { drafts } from '../records/types/sales/drafts/drafts.ts';
import type { ActingFor } from '../session/actor.ts';
import { recordParams, refusals, tridParams } from './common-schemas.ts';

const tags = ['Availability'];

/** Typing asks often; a copy of the whole table asks without end. */
const streetCalls = { most: 300, every: 1000 };

const scopeOf = (acting: ActingFor) => ({
  trid: acting.foundation.trid,
  ...(acting.ownOnly && { ownOnly: acting.user.id }),
});

/** Checks of lines are for those who order them. */
function checkAccess(acting: ActingFor): void {
  if (!salesPartner(acting)) throw forbidden();
}

export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock } = services;

  const ask = {
    tags,
    summary: 'Check which lines are possible at an address; of one day and address the stored result is answered',
    params: tridParams,
    body: availabilityRequest,
    response: { 200: availabilityCheck, ...refusals },
  };
  app.post('/foundation/:trid/availability-checks', { schema: ask }, async ({ acting, body }) => {
    checkAccess(acting);
    const { address, draftId, again } = body;
    if (draftId !== undefined) {
      const row = await findReadable(services, acting, draftId);
      if (row.type !== drafts.type) throw notFound();
    }
    const check = await services.availability.check({ ...scopeOf(acting), userId: acting.user.id, address, again });
    if (check.checkedAt !== undefined) return check;
    if (draftId === undefined) throw badRequest('Bitte speichern Sie den Entwurf, bevor Sie die Prüfung anfragen.');
    await db.transaction((tx) =>
      changeRecord(tx, services, acting, draftId, { _action: 'askAvailability', checkId: check.id }),
    );
    return check;
  });

  const read = {
    tags,
    summary: 'A check of a line and its result',
    params: recordParams,
    response: { 200: availabilityCheck, ...refusals },
  };
  app.get('/foundation/:trid/availability-checks/:id', { schema: read }, async ({ acting, params }) => {
    checkAccess(acting);
    const check = await findCheck(db, scopeOf(acting), params.id);
    if (!check) throw notFound();
    return check;
  });

  const streets = {
    tags,
    summary: 'The place of a postcode, and streets in it that begin as typed',
    querystring: streetsQuery,
    response: { 200: streetList, ...refusals },
  };
  app.get('/address-streets', { schema: streets }, async ({ actor, query }) => {
    const { zip, street = '' } = query;
    if (!(await takeFrom(db, { key: `streets ${actor.user.id}`, ...streetCalls }, clock())))
      throw new ApiError(429, 'Sie haben sehr viele Straßen abgefragt. Bitte warten Sie einen Moment.');
    const [places, found] = await Promise.all([
      placesOf(db, zip),
      streetsOf(db, { zip, begin: street, limit: maxStreets + 1 }),
    ]);
    const [city] = places;
    return {
      ...(city !== undefined && places.length === 1 && { city }),
      streets: found.slice(0, maxStreets),
      hasMore: found.length > maxStreets,
    };
  });
};
