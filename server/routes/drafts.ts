import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { draft, draftInput, draftKey } from '../../src/contract/draft.ts';
import { listOf } from '../../src/contract/record.ts';
import { draftConflict, notFound, tooManyDrafts } from '../errors.ts';
import { deleteDraft, findDraft, keepDraft, listDrafts, otherDrafts } from '../queries/drafts.ts';
import type { ActingFor } from '../session/actor.ts';
import { noContent, refusals, tridParams } from './answers.ts';

const tags = ['Drafts'];
const params = z.object({ ...tridParams.shape, key: draftKey });
/** Largest draft in bytes; also what browsers still send while a page goes away. */
const bodyLimit = 65_536;
/** A user's drafts over all organisations; nobody fills in so many forms at once. */
const most = { drafts: 100, bytes: 2 * 1024 ** 2 };

const placeOf = ({ user, foundation }: ActingFor, key: string) => ({ userId: user.id, trid: foundation.trid, key });

/** Input of forms that was not sent yet; each user sees only their own. */
export const drafts: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;

  const list = {
    tags,
    summary: 'The drafts of the caller for the organisation, or the one of a form; latest first',
    params: tridParams,
    querystring: z.object({ key: z.optional(draftKey) }),
    response: { 200: listOf(draft), ...refusals },
  };
  app.get('/foundation/:trid/drafts', { schema: list }, async ({ acting, query }) => {
    const items = await listDrafts(db, { ...placeOf(acting, ''), key: query.key });
    return { items, total: items.length };
  });

  const read = { tags, summary: 'One draft', params, response: { 200: draft, ...refusals } };
  app.get('/foundation/:trid/drafts/:key', { schema: read }, async ({ acting, params }) => {
    const found = await findDraft(db, placeOf(acting, params.key));
    if (!found) throw notFound();
    return found;
  });

  const keep = {
    tags,
    summary: 'Keep a draft; 409 with the present one where it was changed meanwhile, 429 where the caller has too many',
    params,
    body: draftInput,
    response: { 200: draft, ...refusals },
  };
  app.put('/foundation/:trid/drafts/:key', { schema: keep, bodyLimit }, async ({ acting, params, body }) => {
    const place = placeOf(acting, params.key);
    const others = await otherDrafts(db, place);
    const isNew = others.drafts >= most.drafts && !(await findDraft(db, place));
    if (isNew || others.bytes + Buffer.byteLength(JSON.stringify(body.data)) > most.bytes) throw tooManyDrafts();
    const kept = await keepDraft(db, place, body, clock());
    if (kept) return kept;
    const present = await findDraft(db, place);
    if (!present) throw notFound();
    // The same again: its answer was lost on the way.
    if (isDeepStrictEqual(present.data, body.data)) return present;
    throw draftConflict(present);
  });

  const drop = { tags, summary: 'Drop a draft', params, response: { 204: noContent, ...refusals } };
  app.delete('/foundation/:trid/drafts/:key', { schema: drop }, async ({ acting, params }, reply) => {
    await deleteDraft(db, placeOf(acting, params.key));
    return reply.code(204).send(null);
  });
};
