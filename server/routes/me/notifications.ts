import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notificationPage, notificationQuery, readNotifications, unreadCount } from '#contract/me/notifications.ts';
import { countUnread, listNotifications } from '#server/notifications/list-notifications.ts';
import { markRead } from '#server/queries/me/notifications.ts';
import { personOf } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Own account'];

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/me/notifications',
    {
      schema: {
        tags,
        summary: 'What the user is told, as far as he may see it now; unread first',
        querystring: notificationQuery,
        response: { 200: notificationPage, ...refusals },
      },
    },
    ({ actor, query }) => listNotifications(app.services, personOf(actor), query),
  );
  app.post(
    '/me/notifications/read',
    {
      schema: {
        tags,
        summary: 'Mark some as read, or all; answers how many are left',
        body: readNotifications,
        response: { 200: unreadCount, ...refusals },
      },
    },
    async ({ actor, body }) => {
      await markRead(app.services.db, personOf(actor).id, body, app.services.clock());
      return { unread: await countUnread(app.services, personOf(actor)) };
    },
  );
};
