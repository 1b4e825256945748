import type { FastifyInstance } from 'fastify';
import { apiVersions } from '#contract/integrations/api-version.ts';
import { badRequest } from '../core/errors.ts';

const [current] = apiVersions;

/** Each answer names the version that it speaks; a caller that asks for another one is told so, not misunderstood. */
export function speakVersion(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('Portal-Version', current);
    const asked = headers['portal-version'];
    if (asked !== undefined && !apiVersions.some((version) => version === asked))
      throw badRequest(`Diese Version der Schnittstelle gibt es nicht. Möglich: ${apiVersions.join(', ')}.`);
  });
}
