import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  type CommissionImport,
  commissionImport,
  importAction,
  importsAnswer,
  importsQuery,
  importUpload,
} from '#contract/commissions/import.ts';
import { withArrivingFile } from '#server/commissions/arriving-file.ts';
import {
  type Decider,
  discardImport,
  disputedLines,
  retryImport,
  takeImport,
  tryImport,
  withdrawImport,
} from '#server/commissions/imports.ts';
import { importsOf, wireRow } from '#server/commissions/list-imports.ts';
import { notFound } from '#server/core/errors.ts';
import { withOwnUpload } from '#server/files/uploads/own-upload.ts';
import { findImport } from '#server/queries/commissions/imports.ts';
import { type ActingUser, personOf } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Commissions'];
const params = z.object({ id: z.string().check(z.maxLength(20)) });

const decider = ({ displayName }: ActingUser): Decider => ({ name: displayName });

/** Files of operators with commission lines, for employees alone. */
export const commissionImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;

  async function loadImport(id: string): Promise<CommissionImport> {
    const row = /^\d{1,9}$/.test(id) ? await findImport(db, Number(id)) : undefined;
    if (!row) throw notFound();
    const { sums, faults, sample } = row;
    const complained = await disputedLines(services, row);
    return { ...wireRow(row), sums: [...sums], faults: [...faults], sample: [...sample], complained };
  }

  const list = {
    tags,
    summary: 'Files with commission lines, newest first',
    querystring: importsQuery,
    response: { 200: importsAnswer, ...refusals },
  };
  app.get('/staff/commission-imports', { schema: list }, ({ query }) => importsOf(services, query));

  const one = {
    tags,
    summary: 'What a file would bring or brought, and what is wrong with it',
    params,
    response: { 200: commissionImport, ...refusals },
  };
  app.get('/staff/commission-imports/:id', { schema: one }, ({ params }) => loadImport(params.id));

  const act = {
    tags,
    summary: 'Take a file over, throw it away, withdraw it, or try it anew',
    params,
    body: importAction,
    response: { 200: commissionImport, ...refusals },
  };
  const acts = { take: takeImport, discard: discardImport, withdraw: withdrawImport, retry: retryImport } as const;
  app.post('/staff/commission-imports/:id', { schema: act }, async ({ actor, params, body }) => {
    const { id } = await loadImport(params.id);
    await acts[body._action](services, Number(id), decider(actor.user));
    return loadImport(id);
  });

  const begin = {
    tags,
    summary: 'Try an uploaded file with commission lines',
    body: importUpload,
    response: { 201: commissionImport, ...refusals },
  };
  app.post('/staff/commission-imports', { schema: begin }, async ({ actor, body }, reply) => {
    const place = { field: 'upload', id: body.upload, userId: personOf(actor).id };
    const id = await withOwnUpload(services, place, (name, content) =>
      withArrivingFile(name, content, (file) => tryImport(services, file, 'upload', decider(actor.user))),
    );
    return reply.code(201).send(await loadImport(String(id)));
  });
};
