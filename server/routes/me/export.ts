import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { exportRequest } from '#contract/me/own-data.ts';
import { tooManyExports } from '#server/core/errors.ts';
import { ownData } from '#server/downloads/own-data.ts';
import { attachmentHeader } from '#server/files/inspection/content-disposition.ts';
import { zipStream } from '#server/files/inspection/zip-stream.ts';
import { checkStillSignedIn } from '#server/session/actor.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import { mayExport } from '#server/session/login-guard.ts';
import { readableDb } from '#server/session/read-replica.ts';
import { throttled } from '#server/session/throttle.ts';
import { refusals } from '../common-schemas.ts';

const names = { de: 'Meine-Daten.zip', en: 'My-data.zip' } as const;

export const ownExport: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Own account'],
    summary: 'All data about oneself as a ZIP, with the present password; 429 after three a day',
    body: exportRequest,
    response: { 200: z.any(), ...refusals },
  };
  app.post('/me/export', { schema, compress: false }, async ({ actor, body }, reply) => {
    const { password, language } = body;
    const user = await confirmPassword(services, actor, password, 'password');
    if (!(await mayExport(services, user.id))) throw tooManyExports();
    const check = throttled(services.clock, () => checkStillSignedIn(services, actor));
    const files = ownData({
      services: { ...services, db: readableDb(services, actor) },
      ...{ actor, user, language, check },
    });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachmentHeader(names[language]))
      .send(Readable.from(zipStream(files), { objectMode: false }));
  });
};
