import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { languageOf, plainHeaders } from '#server/core/plain-page.ts';
import { passwordLinkPage } from '#server/records/types/wholesale/sip/password-link-page.ts';
import {
  readPasswordLink,
  type UsedPasswordLink,
  usePasswordLink,
} from '#server/records/types/wholesale/sip/use-password-link.ts';

const tags = ['Wholesale'];
const params = z.object({ token: z.string().check(z.maxLength(200)) });

/** `docs/domain/sip-accounts.md#password`: a technician without an account gets a SIP password by the link of a mail. */
export const sipPasswordLinks: FastifyPluginAsyncZod = async (app) => {
  // Browsers send the page's form without fields.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

  const answer = (request: FastifyRequest, reply: FastifyReply, link: UsedPasswordLink) =>
    reply
      .code(link.step === 'ask' || link.step === 'made' ? 200 : 410)
      .headers(plainHeaders(link.step === 'ask'))
      .send(passwordLinkPage(link, languageOf(request.headers['accept-language'])));

  const schema = { tags, params, response: { 200: z.string(), 410: z.string() } };
  const path = '/public/sip-password/:token';
  app.get(
    path,
    { schema: { ...schema, summary: 'Asks whether a SIP password is to be made; changes nothing' } },
    async (request, reply) => answer(request, reply, await readPasswordLink(app.services, request.params.token)),
  );
  app.post(path, { schema: { ...schema, summary: 'Makes a SIP password and shows it once' } }, async (request, reply) =>
    answer(request, reply, await usePasswordLink(app.services, request.params.token)),
  );
};
