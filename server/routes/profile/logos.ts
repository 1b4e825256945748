import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { largestLogo } from '#contract/profile/logo.ts';
import { forbidden, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { insertActivities } from '#server/queries/records/activities.ts';
import { deleteLogo, findLogo, keepLogo } from '#server/queries/session/foundation-logos.ts';
import { admin } from '#server/records/types/profile/access.ts';
import { checkedLogo } from '#server/records/types/profile/pictures.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { noContent, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Profile'];

/** The logo at the head of a partner's offers: the file itself, a PNG. */
export const logos: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;
  app.addContentTypeParser(
    'image/png',
    { parseAs: 'buffer', bodyLimit: largestLogo },
    async (_request: unknown, body: Buffer) => body,
  );
  const path = '/foundation/:trid/logo';

  const insertLogoActivity = (tx: Tx, { user, foundation }: ActingFor) =>
    insertActivities(tx, [
      {
        ...{ time: clock(), actor: user.displayName, kind: 'profile.changed' as const, text: 'Logo' },
        ...{ userId: user.id, trid: foundation.trid },
      },
    ]);

  const read = { tags, summary: 'The logo of an organisation', params: tridParams };
  app.get(path, { schema: read }, async ({ acting }, reply) => {
    const logoRow = await findLogo(db, acting.foundation.trid);
    if (!logoRow) throw notFound();
    return reply.type('image/png').send(logoRow);
  });

  const keep = { tags, summary: 'Keep another logo', params: tridParams, response: { 204: noContent, ...refusals } };
  app.put(path, { schema: keep, bodyLimit: largestLogo }, async ({ acting, body }, reply) => {
    if (!admin(acting)) throw forbidden();
    const bytes = checkedLogo(body);
    await db.transaction(async (tx) => {
      await keepLogo(tx, { trid: acting.foundation.trid, bytes, modified: clock() });
      await insertLogoActivity(tx, acting);
    });
    return reply.code(204).send(null);
  });

  const drop = {
    tags,
    summary: 'Show no logo any more',
    params: tridParams,
    response: { 204: noContent, ...refusals },
  };
  app.delete(path, { schema: drop }, async ({ acting }, reply) => {
    if (!admin(acting)) throw forbidden();
    await db.transaction(async (tx) => {
      if (!(await deleteLogo(tx, acting.foundation.trid))) throw notFound();
      await insertLogoActivity(tx, acting);
    });
    return reply.code(204).send(null);
  });
};
