import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { largestPhoto, photoTypes } from '#contract/me/own-profile.ts';
import { notFound } from '#server/core/errors.ts';
import { deletePhoto, findPhoto, keepPhoto } from '#server/queries/session/own-profile.ts';
import { checkedPhoto } from '#server/records/types/profile/pictures.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Profile'];

/** The portrait of the caller: the file itself, JPG or PNG. */
export const photos: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;
  app.addContentTypeParser(
    [...photoTypes],
    { parseAs: 'buffer', bodyLimit: largestPhoto },
    async (_request: unknown, body: Buffer) => body,
  );

  const read = { tags, summary: 'The portrait of the caller' };
  app.get('/me/photo', { schema: read }, async ({ actor }, reply) => {
    const photoRow = await findPhoto(db, actor.user.id);
    if (!photoRow) throw notFound();
    return reply.type(photoRow.mimetype).send(photoRow.bytes);
  });

  const keep = { tags, summary: 'Keep another portrait', response: { 204: noContent, ...refusals } };
  app.put('/me/photo', { schema: keep, bodyLimit: largestPhoto }, async ({ actor, body }, reply) => {
    await keepPhoto(db, { userId: actor.user.id, ...checkedPhoto(body), modified: clock() });
    return reply.code(204).send(null);
  });

  const drop = { tags, summary: 'Show no portrait any more', response: { 204: noContent, ...refusals } };
  app.delete('/me/photo', { schema: drop }, async ({ actor }, reply) => {
    if (!(await deletePhoto(db, actor.user.id))) throw notFound();
    return reply.code(204).send(null);
  });
};
