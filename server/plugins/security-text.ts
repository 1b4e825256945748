import type { FastifyInstance } from 'fastify';
import { securityText, securityTextPath } from '#domain/site/security-text.ts';

/** Created for each answer, so that it never expires while the server runs. */
export function serveSecurityText(app: FastifyInstance): void {
  const { config, clock } = app.services;
  app.get(securityTextPath, { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8');
    return securityText({ contact: config.securityContact, baseUrl: config.publicBaseUrl, now: clock() });
  });
}
