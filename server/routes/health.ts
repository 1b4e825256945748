import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notReady } from '../core/errors.ts';
import { refusals } from './common-schemas.ts';

/** Without its library the server still works: what the index knows is shown. */
const healthy = z.object({
  status: z.literal('ok'),
  library: z.optional(z.literal('unreachable')),
  /** `unexplained`: the database does not know too many of them and may be the wrong one. `apart`: another server keeps its files elsewhere. */
  files: z.optional(z.enum(['unexplained', 'apart'])),
});

export const health: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Server'],
    summary:
      'Whether the server can work: 200, or 503 where its database does not answer; and what an operator should look at',
    response: { 200: healthy, ...refusals },
  };
  app.get('/health', { schema, logLevel: 'warn', config: { essential: true } }, async (request) => {
    try {
      await app.services.db.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      throw notReady();
    }
    const { library, metrics } = app.services;
    return {
      status: 'ok' as const,
      ...(!library.state.reachable && { library: 'unreachable' as const }),
      ...(metrics.unexplained > 0 && { files: 'unexplained' as const }),
      ...(metrics.filesApart && { files: 'apart' as const }),
    };
  });
};
