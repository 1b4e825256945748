import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { deliverGrant } from '../downloads/deliver-grant.ts';
import { refusals } from './common-schemas.ts';

const querystring = z.object({ token: z._default(z.string().check(z.maxLength(200)), '') });

/**
 * `GET public/filedownload/{name}?token=…` and `public/archive/{attachment}?token=…` (§7-16): the token alone
 * decides which file is sent to which user; the last part of the path is only for readers.
 */
export const download: FastifyPluginAsyncZod = async (app) => {
  for (const url of ['/public/filedownload/*', '/public/archive/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      compress: false,
      schema: { tags: ['Files'], summary: 'A download by its one-time token', querystring, response: refusals },
      handler: (request, reply) => deliverGrant(app.services, request, reply, request.query.token),
    });
  }
};
