import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentImageParams } from '#contract/content/content-image.ts';
import { notFound } from '../core/errors.ts';
import { findImage } from '../queries/content/content-images.ts';

/** Pictures of texts. A picture carries no token: who knows the digest in its name has seen a text that shows it. */
export const contentImages: FastifyPluginAsyncZod = async (app) => {
  const read = {
    tags: ['Content'],
    summary: 'A picture of a text by its name, which ends with its digest: the file itself, a PNG or a JPEG',
    params: contentImageParams,
  };
  app.get('/content/images/:name', { schema: read }, async ({ params: { name } }, reply) => {
    const row = await findImage(app.services.db, name);
    if (!row) throw notFound();
    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        // A site may stand on another host than its API.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .type(row.mimetype)
      .send(row.bytes);
  });
};
