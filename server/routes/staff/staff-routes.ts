import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forbidden } from '#server/core/errors.ts';
import { registerAll } from '../register-all.ts';
import { commissionImportRoutes } from './commission-imports.ts';
import { deskRecords } from './desk-records.ts';
import { deskFigureRoutes } from './figures.ts';
import { jobRoutes } from './jobs.ts';
import { staffNoticeRoutes } from './notices.ts';
import { orderHandoverRoute } from './order-handovers.ts';
import { queueRoutes } from './queue.ts';
import { searchMissRoute } from './search-misses.ts';
import { staffDayRoute } from './staff-day.ts';
import { viewRoutes } from './views.ts';

/** What is for employees alone. */
export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async ({ actor }) => {
    if (!actor.employee) throw forbidden();
  });
  await registerAll(app, [
    queueRoutes,
    staffDayRoute,
    deskRecords,
    deskFigureRoutes,
    viewRoutes,
    commissionImportRoutes,
    jobRoutes,
    searchMissRoute,
    staffNoticeRoutes,
    orderHandoverRoute,
  ]);
};
