import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { termsAcceptance, termsVersion } from '#contract/session.ts';
import { currentTerms } from '../brand/terms-source.ts';
import { noSession, termsOutdated } from '../core/errors.ts';
import { takePurposeToken } from '../queries/session/purpose-tokens.ts';
import { acceptTerms, findUser } from '../queries/session/users.ts';
import { bearerOf, callerOf } from '../session/actor.ts';
import { secretHash } from '../session/purpose-tokens.ts';
import type { SessionServices } from '../session/session-services.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Session'];

/** A session token identifies its user; the secret of a 902 answer, which contains no dot, is used up here. */
async function whoAccepts(services: SessionServices, bearer: string | undefined): Promise<string> {
  if (bearer?.includes('.')) return (await callerOf(services, bearer)).caller.user.id;
  const now = services.clock();
  const userId = bearer && (await takePurposeToken(services.db, secretHash(bearer), ['terms'], now));
  if (!userId) throw noSession();
  return userId;
}

export const terms: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const now = () => currentTerms(services.config, services.clock());

  const readSchema = {
    tags,
    summary: 'The current version of the terms, and which one the caller accepted',
    response: { 200: termsVersion, ...refusals },
  };
  app.get('/terms', { schema: readSchema }, async (request) => {
    const [bearer, current] = [bearerOf(request), now()];
    if (!bearer) return { version: current };
    const { caller } = await callerOf(services, bearer, { views: true });
    const accepted = (await findUser(services.db, caller.user.id))?.acceptedTerms;
    return accepted ? { version: current, acceptedVersion: accepted } : { version: current };
  });

  const acceptSchema = {
    tags,
    summary: 'Accept the terms; with a session or the _termsToken of a 902 answer',
    body: termsAcceptance,
    response: { 204: noContent, ...refusals },
  };
  app.post('/terms/acceptance', { schema: acceptSchema }, async (request, reply) => {
    const current = now();
    if (request.body.version !== current) throw termsOutdated(current);
    const userId = await whoAccepts(services, bearerOf(request));
    await acceptTerms(services.db, userId, current, services.clock());
    return reply.code(204).send(null);
  });
};
