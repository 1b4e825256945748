import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type ListView,
  type ListViewChange,
  listView,
  listViewBody,
  listViewChange,
  listViewMarks,
  listViewQuery,
  maxViews,
} from '#contract/list-view.ts';
import { listOf } from '#contract/record.ts';
import { adminRoles, hasRole } from '#domain/access/roles.ts';
import { forbidden, listViewConflict, notFound, tooManyViews } from '../core/errors.ts';
import { uuidv7 } from '../core/uuid.ts';
import {
  changeListView,
  countListViews,
  deleteForeignMarks,
  deleteListView,
  findListViews,
  insertListView,
  type ListViewRow,
  markListView,
} from '../queries/list-views.ts';
import { exactlyOnce } from '../records/engine/idempotency.ts';
import { type ActingFor, personOf } from '../session/actor.ts';
import { idempotencyHeaders, noContent, recordParams, refusals, tridParams } from './common-schemas.ts';

const tags = ['Foundation data'];
const bodyLimit = 65_536;

const contentOf = ({ query, columns, density }: Omit<ListViewChange, 'version'>) => ({ query, columns, density });

/** Views of lists. Those of employees are the distributor's, whichever organisation they look at. */
export const listViewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock, config } = services;

  const readerOf = (acting: ActingFor) => ({
    trid: acting.employee ? config.distributor : acting.foundation.trid,
    userId: personOf(acting).id,
  });
  /** The author, and who manages the organisation; a view without an author's session is the managers' alone. */
  const mayChange = (acting: ActingFor, { userId, isShared }: ListViewRow) =>
    userId === personOf(acting).id || (isShared && hasRole(adminRoles, acting.roles));

  const serialize = (acting: ActingFor, row: ListViewRow): ListView => {
    const { userId, content, author, ...view } = row;
    return {
      ...view,
      ...content,
      ...(userId !== personOf(acting).id && { author: author ?? '' }),
      isEditable: mayChange(acting, row),
    };
  };
  async function findView(tx: Parameters<typeof findListViews>[0], acting: ActingFor, id: string) {
    const [row] = await findListViews(tx, readerOf(acting), { id });
    if (!row) throw notFound();
    return row;
  }

  const list = {
    tags,
    summary: 'The views of lists that the caller sees: own ones and those shared in the organisation',
    params: tridParams,
    querystring: listViewQuery,
    response: { 200: listOf(listView), ...refusals },
  };
  app.get('/foundation/:trid/list-views', { schema: list }, async ({ acting, query }) => {
    const rows = await findListViews(db, readerOf(acting), query);
    return { items: rows.map((row) => serialize(acting, row)), total: rows.length };
  });

  const create = {
    tags,
    summary: 'Save a view of a list; 429 if the caller has too many',
    params: tridParams,
    headers: idempotencyHeaders,
    body: listViewBody,
    response: { 201: listView, ...refusals },
  };
  app.post(
    '/foundation/:trid/list-views',
    { schema: create, bodyLimit },
    async ({ acting, body, headers, params, routeOptions }, reply) => {
      const reader = readerOf(acting);
      const intent = { ...reader, key: headers['idempotency-key'], content: [routeOptions.url, params, body] };
      const { list: name, isShared } = body;
      const created = await exactlyOnce(services, intent, async () => async (tx) => {
        if ((await countListViews(tx, reader)) >= maxViews) throw tooManyViews();
        const now = clock();
        const id = uuidv7(now);
        const row = { ...reader, id, list: name, name: body.name, content: contentOf(body), isShared };
        await insertListView(tx, { ...row, version: 1, modified: now });
        return serialize(acting, await findView(tx, acting, id));
      });
      return reply.code(201).send(created);
    },
  );

  const change = {
    tags,
    summary: 'Change a view; 409 with the present one if it was changed meanwhile',
    params: recordParams,
    body: listViewChange,
    response: { 200: listView, ...refusals },
  };
  app.put('/foundation/:trid/list-views/:id', { schema: change, bodyLimit }, ({ acting, params, body }) =>
    db.transaction(async (tx) => {
      const row = await findView(tx, acting, params.id);
      if (!mayChange(acting, row)) throw forbidden();
      const { version, ...wanted } = body;
      const place = { trid: readerOf(acting).trid, id: row.id };
      const next = { name: wanted.name, content: contentOf(wanted), isShared: wanted.isShared };
      const isChanged = await changeListView(tx, { ...place, version }, { ...next, modified: clock() });
      if (isChanged && row.isShared && !wanted.isShared)
        await deleteForeignMarks(tx, { trid: place.trid, userId: row.userId }, row.id);
      // A manager who ends the sharing of a colleague's view does not see it any more.
      const [present] = await findListViews(tx, { ...place, userId: row.userId }, { id: row.id });
      if (!present) throw notFound();
      const answer = serialize(acting, present);
      const { name, content, isShared } = present;
      // The same again: its answer was lost on the way.
      if (isChanged || isDeepStrictEqual({ name, content, isShared }, JSON.parse(JSON.stringify(next)))) return answer;
      throw listViewConflict(answer);
    }),
  );

  const mark = {
    tags,
    summary: 'Pin a view to the own home, or open the list with it',
    params: recordParams,
    body: listViewMarks,
    response: { 200: listView, ...refusals },
  };
  app.put('/foundation/:trid/list-views/:id/marks', { schema: mark }, ({ acting, params, body }) =>
    db.transaction(async (tx) => {
      await markListView(tx, readerOf(acting), await findView(tx, acting, params.id), body);
      return serialize(acting, await findView(tx, acting, params.id));
    }),
  );

  const drop = { tags, summary: 'Delete a view', params: recordParams, response: { 204: noContent, ...refusals } };
  app.delete('/foundation/:trid/list-views/:id', { schema: drop }, async ({ acting, params }, reply) => {
    await db.transaction(async (tx) => {
      const row = await findView(tx, acting, params.id);
      if (!mayChange(acting, row)) throw forbidden();
      await deleteListView(tx, readerOf(acting).trid, row.id);
    });
    return reply.code(204).send(null);
  });
};
