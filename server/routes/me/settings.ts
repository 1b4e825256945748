import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { settings, settingsChange } from '#contract/me/settings.ts';
import { invalidFields } from '#server/core/errors.ts';
import { changeSettings, settingsOf } from '#server/queries/me/settings.ts';
import { actFor, personOf } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Own account'];

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = { 200: settings, ...refusals };
  app.get(
    '/me/settings',
    { schema: { tags, summary: 'What the user has set for himself', response: answer } },
    ({ actor }) => settingsOf(app.services.db, personOf(actor).id),
  );
  app.put(
    '/me/settings',
    {
      schema: {
        tags,
        summary: 'Change some settings; what is not named stays',
        body: settingsChange,
        response: answer,
      },
    },
    async ({ actor, body }) => {
      if (body.defaultFoundation)
        await actFor(app.services, actor, body.defaultFoundation).catch(() => {
          throw invalidFields({ defaultFoundation: 'choose' });
        });
      return changeSettings(app.services.db, actor.user.id, body, app.services.clock());
    },
  );
};
