import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { formInputBody, formInputKey, storedFormInput } from '#contract/form-input.ts';
import { listOf } from '#contract/record.ts';
import { formInputConflict, notFound, tooManyFormInputs } from '../core/errors.ts';
import {
  deleteFormInput,
  findFormInput,
  keepFormInput,
  listFormInputs,
  otherFormInputs,
} from '../queries/form-inputs.ts';
import { type ActingFor, personOf } from '../session/actor.ts';
import { noContent, refusals, tridParams } from './common-schemas.ts';

const tags = ['Drafts'];
const params = z.object({ ...tridParams.shape, key: formInputKey });
/** Largest form input in bytes; also what browsers still send while a page goes away. */
const bodyLimit = 65_536;
/** A user's form inputs across all organisations; more open forms than this are unrealistic. */
const most = { formInputs: 100, bytes: 2 * 1024 ** 2 };

const placeOf = (acting: ActingFor, key: string) => ({
  userId: personOf(acting).id,
  trid: acting.foundation.trid,
  key,
});

/** Input of forms that was not sent yet; each user sees only their own. */
export const formInputs: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;

  const list = {
    tags,
    summary: 'The form inputs of the caller for the organisation, or the one of a form; latest first',
    params: tridParams,
    querystring: z.object({ key: z.optional(formInputKey) }),
    response: { 200: listOf(storedFormInput), ...refusals },
  };
  app.get('/foundation/:trid/form-inputs', { schema: list }, async ({ acting, query }) => {
    const items = await listFormInputs(db, { ...placeOf(acting, ''), key: query.key });
    return { items, total: items.length };
  });

  const read = { tags, summary: 'One form input', params, response: { 200: storedFormInput, ...refusals } };
  app.get('/foundation/:trid/form-inputs/:key', { schema: read }, async ({ acting, params }) => {
    const formInputRow = await findFormInput(db, placeOf(acting, params.key));
    if (!formInputRow) throw notFound();
    return formInputRow;
  });

  const keep = {
    tags,
    summary:
      'Keep a form input; 409 with the present one where it was changed meanwhile, 429 where the caller has too many',
    params,
    body: formInputBody,
    response: { 200: storedFormInput, ...refusals },
  };
  app.put('/foundation/:trid/form-inputs/:key', { schema: keep, bodyLimit }, async ({ acting, params, body }) => {
    const place = placeOf(acting, params.key);
    const others = await otherFormInputs(db, place);
    const isNew = others.formInputs >= most.formInputs && !(await findFormInput(db, place));
    if (isNew || others.bytes + Buffer.byteLength(JSON.stringify(body.data)) > most.bytes) throw tooManyFormInputs();
    const keptInput = await keepFormInput(db, place, body, clock());
    if (keptInput) return keptInput;
    const present = await findFormInput(db, place);
    if (!present) throw notFound();
    // The same again: its answer was lost on the way.
    if (isDeepStrictEqual(present.data, body.data)) return present;
    throw formInputConflict(present);
  });

  const drop = { tags, summary: 'Drop a form input', params, response: { 204: noContent, ...refusals } };
  app.delete('/foundation/:trid/form-inputs/:key', { schema: drop }, async ({ acting, params }, reply) => {
    await deleteFormInput(db, placeOf(acting, params.key));
    return reply.code(204).send(null);
  });
};
