import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { fileEntry } from '../../src/contract/file.ts';
import { listOf } from '../../src/contract/record.ts';
import { notFound } from '../errors.ts';
import { attachmentEntry, parseHome } from '../files/attachment-entry.ts';
import { readableRecord } from '../files/readable-record.ts';
import { attachmentsOf } from '../queries/attachments.ts';
import { refusals } from './answers.ts';

const query = z.object({ _action: z.enum(['list', 'search', 'quick']), search: z.optional(z.string()) });
const params = z.object({ '*': z.string() });

/** §7 `GET /public/filebrowser/…`. */
export const filebrowser: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Files'],
    summary: 'The attachments of a ticket (`home{trid}_{ticketId}`), oldest first',
    params,
    querystring: query,
    response: { 200: listOf(fileEntry), ...refusals },
  };
  app.get('/public/filebrowser/*', { schema }, async (request) => {
    if (request.query._action !== 'list') return { items: [], total: 0 };
    const home = parseHome(request.params['*']);
    if (!home) throw notFound();
    const record = await readableRecord(app.services, request.actor, home.trid, home.id);
    const attachments = await attachmentsOf(app.services.db, record.id);
    const items = attachments.map((attachment) => attachmentEntry(home.trid, attachment));
    return { items, total: items.length };
  });
};
