import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { oneTimeAction, oneTimeToken } from '#contract/file.ts';
import { noAction } from '../core/errors.ts';
import { requireSoundFiles } from '../downloads/download-files.ts';
import { grantDownload } from '../downloads/download-grants.ts';
import { requestedFiles } from '../downloads/requested-files.ts';
import { refusals } from './common-schemas.ts';

const namesAction = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  '_action' in body &&
  typeof body._action === 'string' &&
  body._action !== '';

/** `POST /public/onetimeaction` (§7-16). */
export const onetimeaction: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/public/onetimeaction',
    {
      schema: {
        tags: ['Files'],
        summary: 'A token that opens one download',
        body: oneTimeAction,
        response: { 200: oneTimeToken, ...refusals },
      },
      preValidation: async ({ body }) => {
        if (!namesAction(body)) throw noAction();
      },
    },
    async ({ actor, body }) => {
      const { name, files } = await requestedFiles(app.services, actor, body);
      await requireSoundFiles(app.services, files);
      return grantDownload(app.services, actor, files, name);
    },
  );
};
