import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { publicBrand } from '#contract/brand/brand.ts';
import { legalLanguageParams, publicLegal } from '#contract/brand/legal.ts';
import { asPlainText } from '#contract/fields.ts';
import { brandLookMs, currentBrand, renewBrands, variantsOf } from '../brand/brand-source.ts';
import { publicBrandOf } from '../brand/public-brand.ts';
import { publicLegalOf } from '../brand/public-legal.ts';
import { notFound } from '../core/errors.ts';
import { findLogo } from '../queries/brand/brands.ts';
import { refusals } from './common-schemas.ts';

const tags = ['Brand'];

/** The brand for every page, also before anybody is signed in; and, for this server, what another one has changed meanwhile. */
export const brandRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', () => renewBrands(services));
  app.addHook('onListen', async () => {
    const renew = () => void renewBrands(services).catch((error: Error) => services.log.warn(error, 'brand'));
    timer = setInterval(renew, brandLookMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  const read = {
    tags,
    summary: 'Colours, logo, name and company of a variant, for all pages',
    params: z.object({ variant: z.string().check(asPlainText, z.maxLength(8)) }),
    response: { 200: publicBrand, ...refusals },
  };
  app.get('/brand/:variant', { schema: read }, async ({ params: { variant } }, reply) => {
    if (!variantsOf(services.config).includes(variant)) throw notFound();
    // Browsers keep it themselves; what they ask for is what counts now.
    reply.header('Cache-Control', 'no-cache');
    return publicBrandOf(services.db, currentBrand(services.config, variant));
  });

  const legal = {
    tags,
    summary: 'A legal text that counts today, where it is not the one that the site was built with',
    params: legalLanguageParams,
    response: { 200: publicLegal, ...refusals },
  };
  app.get('/legal/:name/:language', { schema: legal }, async ({ params: { name, language } }, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return publicLegalOf(services, name, language);
  });

  const logo = {
    tags,
    summary: 'A logo by its digest: the file itself, an SVG or a PNG',
    params: z.object({ digest: z.string().check(asPlainText, z.maxLength(64)) }),
  };
  app.get('/brand/logo/:digest', { schema: logo }, async ({ params: { digest } }, reply) => {
    const row = await findLogo(services.db, digest);
    if (!row) throw notFound();
    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        // A site may stand on another host than its API.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        // Opened by itself a drawing is a page: it runs nothing and loads nothing.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .type(row.mimetype)
      .send(row.bytes);
  });
};
