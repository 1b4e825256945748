import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type ComparedSide, comparison, comparisonQuery } from '#contract/documents/comparison.ts';
import { documentAt } from '#server/downloads/requested-documents.ts';
import { refusals } from '../common-schemas.ts';

type Document = Awaited<ReturnType<typeof documentAt>>;
const sideOf = (path: string, { name, version, modified }: Document): ComparedSide => ({
  path,
  name,
  modified,
  ...(version !== undefined && { version }),
});

/** What changed between two documents that the caller may read, both of them. */
export const comparisonRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Files'],
    summary: 'What changed between two documents or versions: tables row by row, texts line by line',
    querystring: comparisonQuery,
    response: { 200: comparison, ...refusals },
  };
  app.get('/library/comparison', { schema }, async ({ actor, query }) => {
    const before = await documentAt(app.services, actor.user, query.before);
    const after = await documentAt(app.services, actor.user, query.after);
    return {
      before: sideOf(query.before, before),
      after: sideOf(query.after, after),
      found: await app.services.library.comparisons.compare(before, after),
    };
  });
};
