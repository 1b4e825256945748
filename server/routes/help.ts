import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contentLanguages } from '#contract/content/content.ts';
import { servedHelp } from '#contract/content/help.ts';
import { refusals } from './common-schemas.ts';

/** Chapters of the help that were published since the site was built. */
export const helpRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Content'],
    summary: 'Chapters of the help page that have other texts than in the site, or are not in it; for everybody',
    querystring: z.object({ _lang: z.optional(z.enum(contentLanguages)) }),
    response: { 200: servedHelp, ...refusals },
  };
  app.get('/help', { schema }, async ({ query: { _lang = 'de' } }) => {
    const { entries, replaced } = await services.content.serve('help');
    return { chapters: servedHelp.shape.chapters.parse(entries.map((entry) => entry[_lang])), replaced: [...replaced] };
  });
};
