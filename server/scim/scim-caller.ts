import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { recordScimUse } from '#server/queries/integrations/scim.ts';
import { type ProviderRow, providerOfScim } from '#server/queries/integrations/sign-on-providers.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { bearerOf } from '#server/session/actor.ts';
import { networkOf } from '#server/session/login-guard.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { scimPrefix } from '#server/sign-on/scim-token.ts';
import type { SignOnServices } from '#server/sign-on/sign-on-services.ts';
import { ScimError } from './scim-error.ts';

const minute = 60_000;
/** How exactly (ms) the last use of a token is known. */
const step = 5 * minute;

/** Wrong tokens of one network: ten at once, then one a minute. */
const guessesOf = (address: string) => ({
  key: createHash('sha256')
    .update(`scim\0${networkOf(address)}`)
    .digest('base64url'),
  ...{ most: 10, every: minute },
});

/** The provider that calls by its token; all wrong tokens are refused alike, and slowed down. */
export async function scimCaller(services: SignOnServices, request: FastifyRequest): Promise<ProviderRow> {
  const { db, clock } = services;
  const now = clock();
  const token = bearerOf(request);
  const isGuess = token?.startsWith(scimPrefix) === true;
  const provider = isGuess ? await providerOfScim(db, secretHash(token)) : undefined;
  if (!provider) {
    if (isGuess && !(await takeFrom(db, guessesOf(request.ip), now)))
      throw new ScimError(429, 'Too many wrong tokens; try again later');
    throw new ScimError(401, 'The token is missing or not valid');
  }
  await recordScimUse(db, provider.id, now, now - step + 1);
  return provider;
}
