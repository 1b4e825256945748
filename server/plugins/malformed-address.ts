import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { languageOf } from '../core/plain-page.ts';
import type { BaseServices } from '../db/base-services.ts';
import { answerError } from './error-handler.ts';
import { headersOf } from './headers.ts';

const sentences = {
  de: 'Die Adresse ist unvollständig oder falsch kodiert.',
  en: 'The address is incomplete or wrongly encoded.',
} as const;

const malformedAddress = (request: FastifyRequest) =>
  new ApiError(400, sentences[languageOf(request.headers['accept-language'])]);

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Errors of the router before any hook has run, such as a path with broken percent encoding. */
export const answerRouterError =
  (config: BaseServices['config']) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(config));
    answerError(error.code === 'FST_ERR_BAD_URL' ? malformedAddress(request) : error, request, reply);
  };

/** The router reads a broken query literally: the search would use a text that the user never typed. */
export function refuseMalformedQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const at = request.url.indexOf('?');
    if (at >= 0 && request.url.includes('%', at) && !isDecodable(request.url.slice(at + 1)))
      throw malformedAddress(request);
  });
}
