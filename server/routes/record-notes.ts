import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { internalNoteText, recordNotes } from '#contract/record-notes.ts';
import { insertInternalNote, listInternalNotes } from '../queries/staff/internal-notes.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import type { ActingFor } from '../session/actor.ts';
import { recordParams, refusals } from './common-schemas.ts';

const tags = ['Records'];
const houseOf = ({ employee }: ActingFor) => (employee ? 'staff' : 'partner');

/** Notes for one's own house: employees read those of employees, partners those of their organisation. */
export const recordNoteRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;
  const path = '/foundation/:trid/data/:id/notes';
  async function serializeNotes(acting: ActingFor, id: string) {
    const { trid } = await findReadable(services, acting, id);
    return { items: await listInternalNotes(db, { trid, recordId: id }, houseOf(acting)) };
  }

  const read = {
    tags,
    summary: 'What people of the own house noted about a record',
    params: recordParams,
    response: { 200: recordNotes, ...refusals },
  };
  app.get(path, { schema: read }, ({ acting, params }) => serializeNotes(acting, params.id));

  const write = {
    tags,
    summary: 'Note something about a record for people of the own house alone',
    params: recordParams,
    body: internalNoteText,
    response: { 201: recordNotes, ...refusals },
  };
  app.post(path, { schema: write }, async ({ acting, params: { id }, body: { text } }, reply) => {
    const { trid } = await findReadable(services, acting, id);
    const note = { trid, recordId: id, time: services.clock(), author: acting.user.displayName, text };
    await insertInternalNote(db, { ...note, house: houseOf(acting) });
    return reply.code(201).send(await serializeNotes(acting, id));
  });
};
