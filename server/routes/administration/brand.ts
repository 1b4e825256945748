import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { brandAction, brandLogoTypes, brandOverview, largestBrandLogo, storedLogo } from '#contract/brand/brand.ts';
import { actOnBrand, brandsOf } from '#server/administration/brand.ts';
import { storeLogo } from '#server/administration/brand-look.ts';
import { renewBrands } from '#server/brand/brand-source.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];
const params = z.object({ variant: z.string().check(z.maxLength(8)) });

/** Logo, colours, sender and company of each variant. */
export const brandAdministration: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: brandOverview, ...refusals };

  const list = { tags, summary: 'The brands of all variants, with what is prepared', response };
  app.get('/admin/brand', { schema: list }, ({ actor }) => brandsOf(services, actor.user));

  const act = {
    tags,
    summary:
      'Save name and company at once; submit logo, colours and sender to a second administrator, or discard what was prepared',
    params,
    body: brandAction,
    response,
  };
  app.post('/admin/brand/:variant', { schema: act }, async ({ actor, params, body }) => {
    await actOnBrand(services, actor.user, params.variant, body);
    await renewBrands(services);
    return brandsOf(services, actor.user);
  });

  await app.register(async (files) => {
    files.addContentTypeParser(
      [...brandLogoTypes],
      { parseAs: 'buffer', bodyLimit: largestBrandLogo },
      async (_request: unknown, body: Buffer) => body,
    );
    const keep = {
      tags,
      summary: 'Store a logo, an SVG or a PNG; it is shown nowhere until a look that names it is released',
      response: { 200: storedLogo, ...refusals },
    };
    files.put('/admin/brand-logo', { schema: keep, bodyLimit: largestBrandLogo }, async ({ body }) => {
      const { digest, mimetype, width, height } = await storeLogo(services, body);
      return { digest, mimetype, width, height };
    });
  });
};
