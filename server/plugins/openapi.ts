import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorAnswer } from '#contract/error.ts';
import packageJson from '#package.json' with { type: 'json' };
import { completeDocument } from '../openapi/complete-document.ts';
import { docsPage, docsStyle } from '../openapi/page.ts';
import { isForKeys } from '../session/api-key.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body as the reader of the interface shall see it, where the route itself checks less. */
    documentedBody?: z.ZodMiniType;
    /** Set by the signed-in scope. */
    session?: boolean;
  }
}

const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

const { $schema: _dialect, ...errorSchema } = z.toJSONSchema(errorAnswer);
/** What each call may answer in place of what was asked for. */
const refusal = { description: 'Refused', content: { 'application/json': { schema: errorSchema } } };

/** Publishes what the routes' contracts say: as OpenAPI 3.1 and as a page to read. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Partner portal',
        version: packageJson.version,
        description: 'REST interface of the partner portal.',
      },
      servers: [{ url: '/', description: 'This portal' }],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'A user who signed in at `/api/jwt_token`.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'etc_…',
            description: 'A system of an organisation, within the rights of its key.',
          },
        },
      },
    },
    transform: (document) => {
      const { route } = document;
      const body = route.config?.documentedBody;
      const schema = { ...document.schema, ...(body && { body }) };
      const isForSystems = [route.method].flat().every((method) => isForKeys(method, document.url));
      const signedIn = [{ session: [] }, ...(isForSystems ? [{ key: [] }] : [])];
      return transform({
        ...document,
        schema: { ...schema, security: route.config?.session ? signedIn : [] } as typeof document.schema,
      });
    },
    transformObject: (documents) =>
      'openapiObject' in documents
        ? completeDocument(documents.openapiObject, { '4XX': refusal, '5XX': refusal })
        : documents.swaggerObject,
  });
}

export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(app.swagger()),
  );
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src '${docsStyle.hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .send(docsPage(app.swagger())),
  );
}
