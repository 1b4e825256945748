import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { internalNoteText } from '#contract/record-notes.ts';
import { deskRecord, employees } from '#contract/staff/desk-record.ts';
import { partnerUsers } from '#contract/staff/portal-view.ts';
import { assigneeOf, insertInternalNote, listInternalNotes } from '#server/queries/staff/internal-notes.ts';
import { listEmployees, listPartnerUsers } from '#server/queries/staff/people.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Desk'];

export const deskRecords: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;
  async function serializeDeskRecord(acting: ActingFor, id: string) {
    const { trid } = await findReadable(services, acting, id);
    const place = { trid, recordId: id };
    const assignee = await assigneeOf(db, place);
    return { ...(assignee && { assignee }), notes: await listInternalNotes(db, place) };
  }

  const read = {
    tags,
    summary: 'Who has a record, and what employees noted for each other',
    params: recordParams,
    response: { 200: deskRecord, ...refusals },
  };
  app.get('/foundation/:trid/desk/:id', { schema: read }, ({ acting, params }) =>
    serializeDeskRecord(acting, params.id),
  );

  const write = {
    tags,
    summary: 'Note something about a record for other employees alone',
    params: recordParams,
    body: internalNoteText,
    response: { 201: deskRecord, ...refusals },
  };
  app.post('/foundation/:trid/desk/:id/notes', { schema: write }, async ({ acting, params, body }, reply) => {
    const { trid } = await findReadable(services, acting, params.id);
    const author = acting.user.displayName;
    await insertInternalNote(db, { trid, recordId: params.id, time: services.clock(), author, text: body.text });
    return reply.code(201).send(await serializeDeskRecord(acting, params.id));
  });

  const partners = {
    tags,
    summary: 'The users of an organisation whose portal can be looked at',
    params: tridParams,
    response: { 200: partnerUsers, ...refusals },
  };
  app.get('/foundation/:trid/desk-users', { schema: partners }, async ({ acting }) => ({
    items: await listPartnerUsers(db, acting.foundation.trid),
  }));

  const colleagues = { tags, summary: 'All who can take something over', response: { 200: employees, ...refusals } };
  app.get('/staff/employees', { schema: colleagues }, async () => ({ items: await listEmployees(db) }));
};
