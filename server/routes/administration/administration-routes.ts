import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdministrator } from '#domain/access/roles.ts';
import { forbidden } from '#server/core/errors.ts';
import { signOnAdministration } from '../integrations/sign-on-settings.ts';
import { registerAll } from '../register-all.ts';
import { approvalRoutes } from './approvals.ts';
import { brandAdministration } from './brand.ts';
import { catalogueAdministration } from './catalogue.ts';
import { figureRoutes } from './figures.ts';
import { legalAdministration } from './legal.ts';
import { mailAdministration } from './mails.ts';
import { organisationRoutes } from './organisations.ts';
import { retentionRoutes } from './retention.ts';

/** What is for administrators alone: each call asks for the right, whatever the browser shows. */
export const administrationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async ({ actor }) => {
    if (!isAdministrator(actor.user.roles) || actor.viewed !== undefined) throw forbidden();
  });
  await registerAll(app, [
    ...[approvalRoutes, organisationRoutes, catalogueAdministration],
    ...[brandAdministration, legalAdministration, mailAdministration, figureRoutes, retentionRoutes],
    signOnAdministration,
  ]);
};
