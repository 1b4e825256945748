import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { legalAction, legalOverview, legalParams, receiptParams } from '#contract/brand/legal.ts';
import { actOnLegal, legalOf } from '#server/administration/legal.ts';
import { renewBrands } from '#server/brand/brand-source.ts';
import { notFound } from '#server/core/errors.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Administration'];

/** Imprint, privacy, accessibility and terms of use, with their versions. */
export const legalAdministration: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: legalOverview, ...refusals };

  const list = { tags, summary: 'Versions of the legal texts, and how many users new terms would reach', response };
  app.get('/admin/legal', { schema: list }, ({ actor }) => legalOf(services, actor.user));

  const act = {
    tags,
    summary: 'Prepare a version, discard it, or publish it; terms go to a second administrator',
    params: legalParams,
    body: legalAction,
    response,
  };
  app.post('/admin/legal/:name', { schema: act }, async ({ actor, params, body }) => {
    await actOnLegal(services, actor.user, params.name, body);
    await renewBrands(services);
    return legalOf(services, actor.user);
  });

  const receipt = {
    tags,
    summary: 'Receipt of the acceptance of a version of the terms, as a PDF',
    params: receiptParams,
  };
  app.get('/admin/terms/receipt/:user/:version/:language', { schema: receipt }, async ({ params }, reply) => {
    // Makers of PDFs take 20 MiB, which most servers never need.
    const { termsReceipt } = await import('#server/administration/terms-receipt.ts');
    const pdf = await termsReceipt(services, params);
    if (!pdf) throw notFound();
    return (reply as FastifyReply)
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="terms-${params.version}.pdf"`)
      .send(pdf);
  });
};
