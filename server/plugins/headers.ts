import type { FastifyInstance } from 'fastify';
import { securityHeaders, strictTransport } from '#domain/site/security-headers.ts';

const corsMethods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';
const corsRequestHeaders =
  'Authorization,Content-Type,Idempotency-Key,Portal-Version,Tus-Resumable,Upload-Length,Upload-Metadata,Upload-Offset,Upload-Checksum';
const corsAnswerHeaders =
  'Location,Portal-Version,Tus-Resumable,Upload-Offset,Upload-Length,Upload-Expires,Content-Disposition';

/** What stands in every answer. */
export const headersOf = ({ production }: { readonly production: boolean }): Record<string, string> => ({
  ...securityHeaders,
  ...(production ? strictTransport : {}),
});

/** Headers of every answer; and the origins of a site served from elsewhere may read them. */
export function sendHeaders(app: FastifyInstance): void {
  const { config } = app.services;
  const { corsOrigins } = config;
  const always = Object.entries(headersOf(config));

  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of always) reply.header(name, value);
    const { origin } = request.headers;
    if (!origin || !corsOrigins.includes(origin)) return;
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': corsAnswerHeaders,
      'Access-Control-Max-Age': '600',
      Vary: 'Origin',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .code(204)
      .headers({ 'Access-Control-Allow-Methods': corsMethods, 'Access-Control-Allow-Headers': corsRequestHeaders })
      .send();
  });
}
