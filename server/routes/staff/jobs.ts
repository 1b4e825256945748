import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { jobAction, jobList, jobNames } from '#contract/staff/jobs.ts';
import { appendAudit, userName } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Employees'];
const params = z.object({ name: z.enum(jobNames) });

/** What the servers do by themselves. */
export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { jobs } = services;

  const list = { tags, summary: 'Background jobs and how they stand', response: { 200: jobList, ...refusals } };
  app.get('/staff/jobs', { schema: list }, async () => ({ jobs: await jobs.states() }));

  const retry = {
    tags,
    summary: 'Run a background job now',
    params,
    body: jobAction,
    response: { 200: jobList, ...refusals },
  };
  app.post('/staff/jobs/:name', { schema: retry }, async ({ params: { name }, actor }) => {
    if (!jobs.has(name)) throw notFound();
    const by = { id: actor.user.id, name: userName(actor.user) };
    await appendAudit(services, { kind: 'command', by, text: `job retry ${name}` });
    await jobs.retry(name);
    return { jobs: await jobs.states() };
  });
};
