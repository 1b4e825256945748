import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { missList, missQuery } from '#contract/search/misses.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { listMisses } from '#server/queries/search/search-misses.ts';
import { refusals } from '../common-schemas.ts';

const maxTerms = 200;
const day = 86_400_000;

/** What users have searched for without a hit. */
export const searchMissRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.services;
  const schema = {
    tags: ['Employees'],
    summary: 'Searches without hits, the most frequent first',
    querystring: missQuery,
    response: { 200: missList, ...refusals },
  };
  app.get('/staff/search-misses', { schema }, async ({ query: { days } }) => {
    const since = berlinDay(clock() - (Number(days) - 1) * day);
    return { items: await listMisses(db, since, maxTerms) };
  });
};
