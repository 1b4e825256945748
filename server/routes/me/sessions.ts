import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ownSessions as answer } from '#contract/me/sessions.ts';
import { notFound } from '#server/core/errors.ts';
import { endOtherSessions, endOwnSession, listSessions, sessionOf } from '#server/queries/session/sessions.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Own account'];

export const ownSessions: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;

  const list = { tags, summary: 'The own sessions, the latest used first', response: { 200: answer, ...refusals } };
  app.get('/me/sessions', { schema: list }, async ({ actor }) => {
    const rows = await listSessions(db, clock(), actor.user.id);
    const items = rows.map(({ id, client, network, created, lastUsed }) => ({
      id,
      client,
      ...(network && { network }),
      created,
      lastUsed: Math.max(created, lastUsed),
      current: id === sessionOf(actor.token.jti),
    }));
    return { items: items.sort((a, b) => Number(b.current) - Number(a.current) || b.lastUsed - a.lastUsed) };
  });

  const end = {
    tags,
    summary: 'End one of the own sessions; its tokens are refused from now on',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 204: noContent, ...refusals },
  };
  app.delete('/me/sessions/:id', { schema: end }, async ({ actor, params }, reply) => {
    if (!(await endOwnSession(db, actor.user.id, params.id, clock()))) throw notFound();
    return reply.code(204).send(null);
  });

  const endOthers = {
    tags,
    summary: 'End all own sessions but the one of the call',
    response: { 204: noContent, ...refusals },
  };
  app.delete('/me/sessions', { schema: endOthers }, async ({ actor }, reply) => {
    await endOtherSessions(db, actor.user.id, sessionOf(actor.token.jti), clock());
    return reply.code(204).send(null);
  });
};
