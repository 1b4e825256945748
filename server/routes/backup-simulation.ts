import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { backupSimulation, backupSimulationRequest } from '#contract/wholesale/backup-rule.ts';
import { forbidden } from '../core/errors.ts';
import { wholesaler } from '../records/types/wholesale/access.ts';
import { simulateBackup } from '../records/types/wholesale/backup-routing/simulate-backup.ts';
import { refusals, tridParams } from './common-schemas.ts';

export const backupSimulationRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundation data'],
    summary: 'What becomes of a call, step by step, where an account fails; no call is made and nothing changed',
    params: tridParams,
    body: backupSimulationRequest,
    response: { 200: backupSimulation, ...refusals },
  };
  app.post('/foundation/:trid/backup-simulation', { schema }, async ({ acting, body }) => {
    if (!wholesaler(acting)) throw forbidden();
    return simulateBackup(app.services, acting, body);
  });
};
