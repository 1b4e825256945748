import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { incomingMailAnswer } from '#contract/incoming-mail.ts';
import { ApiError, noSession, notFound } from '../core/errors.ts';
import { maxMailBytes } from '../incoming-mail/incoming-mail-services.ts';
import { receiveMail } from '../incoming-mail/receive-mail.ts';
import { hasPassword, isSigned, signatureOf } from '../incoming-mail/service-signature.ts';
import { refusals } from './common-schemas.ts';

/** Messages of this size are held in memory, so few of them at once. */
const maxAtOnce = 4;
const retryAfterSeconds = 10;
const busy = () => new ApiError(503, 'Bitte senden Sie die Nachricht gleich noch einmal.');

/** `POST /incoming-mail`: a mail service gives a message over as it arrived (`message/rfc822`). */
export const incomingMailRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { secret, address } = services.config.incomingMail;
  let atOnce = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const counted = new WeakSet<object>();
  const end = async (request: object) => {
    if (counted.delete(request)) atOnce -= 1;
  };
  app.addHook('onResponse', end);
  app.addHook('onRequestAbort', end);
  // Nothing of a body is read before its sender has shown that it knows how to sign.
  app.addHook('onRequest', async (request, reply) => {
    if (secret === undefined || address === undefined) throw notFound();
    const { headers } = request;
    if (!hasPassword(headers, secret) && !signatureOf(headers, services.clock())) throw noSession();
    if (atOnce >= maxAtOnce) {
      reply.header('retry-after', retryAfterSeconds);
      throw busy();
    }
    atOnce += 1;
    counted.add(request);
  });

  const schema = {
    tags: ['Mails'],
    summary:
      'Gives over a message that came by mail, as message/rfc822, with a signature of Standard Webhooks or the secret as password',
    response: { 200: incomingMailAnswer, ...refusals },
  };
  app.post('/incoming-mail', { schema, bodyLimit: maxMailBytes }, async (request, reply) => {
    const { headers, body } = request;
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const signature = signatureOf(headers, services.clock());
    const isKnown = hasPassword(headers, secret ?? '') || (signature && isSigned(signature, raw, secret ?? ''));
    if (!isKnown) throw noSession();
    try {
      return await receiveMail(services, raw);
    } catch (error) {
      request.log.error({ err: error }, 'a message that came by mail was not taken');
      reply.header('retry-after', retryAfterSeconds);
      throw busy();
    }
  });
};
