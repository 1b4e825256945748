import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { mailDecision } from '#contract/incoming-mail.ts';
import { internalNoteText } from '#contract/record-notes.ts';
import { deskRecord, employees, presence, presenceCall, stepChange } from '#contract/staff/desk-record.ts';
import { partnerUsers } from '#contract/staff/portal-view.ts';
import { notFound } from '#server/core/errors.ts';
import { decideMail, mailsBeside } from '#server/incoming-mail/decide-mail.ts';
import { deleteTick, insertTick, listSteps } from '#server/queries/staff/checklists.ts';
import { assigneeOf, insertInternalNote, listInternalNotes } from '#server/queries/staff/internal-notes.ts';
import { listEmployees, listPartnerUsers } from '#server/queries/staff/people.ts';
import { listOthers, savePresence } from '#server/queries/staff/presence.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Desk'];
const mailParams = z.object({ ...recordParams.shape, mail: z.string().check(z.maxLength(60)) });

export const deskRecords: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, config, clock } = services;
  async function serializeDeskRecord(acting: ActingFor, id: string) {
    const row = await findReadable(services, acting, id);
    const place = { trid: row.trid, recordId: id };
    const [assignee, notes, steps, mails] = await Promise.all([
      assigneeOf(db, place),
      listInternalNotes(db, place),
      listSteps(db, config.distributor, row),
      mailsBeside(services, place),
    ]);
    return { ...(assignee && { assignee }), notes, steps, mails };
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
    await insertInternalNote(db, { trid, recordId: params.id, time: clock(), author, text: body.text });
    return reply.code(201).send(await serializeDeskRecord(acting, params.id));
  });

  const tick = {
    tags,
    summary: 'Tick a step of the checklist for a record, or take the tick away',
    params: recordParams,
    body: stepChange,
    response: { 200: deskRecord, ...refusals },
  };
  app.post('/foundation/:trid/desk/:id/steps', { schema: tick }, async ({ acting, params, body }) => {
    const row = await findReadable(services, acting, params.id);
    const steps = await listSteps(db, config.distributor, row);
    if (!steps.some(({ text }) => text === body.step)) throw notFound();
    const place = { trid: row.trid, recordId: params.id, step: body.step };
    if (body.isDone) await insertTick(db, { ...place, time: clock(), author: acting.user.displayName });
    else await deleteTick(db, place);
    return serializeDeskRecord(acting, params.id);
  });

  const decide = {
    tags,
    summary: 'Take a message that came by mail over into its ticket, or discard it with a reason',
    params: mailParams,
    body: mailDecision,
    response: { 200: deskRecord, ...refusals },
  };
  app.post('/foundation/:trid/desk/:id/mails/:mail', { schema: decide }, async ({ acting, params, body }) => {
    await decideMail(services, acting, { ticketId: params.id, mailId: params.mail }, body);
    return serializeDeskRecord(acting, params.id);
  });

  const open = {
    tags,
    summary: 'Say that one has a record open at the desk, and learn who else has; repeated every few seconds',
    params: recordParams,
    body: presenceCall,
    response: { 200: presence, ...refusals },
  };
  app.post('/foundation/:trid/desk/:id/presence', { schema: open }, async ({ acting, params, body }) => {
    const { trid } = await findReadable(services, acting, params.id);
    const place = { trid, recordId: params.id };
    await savePresence(db, { ...place, userId: acting.user.id, time: clock(), ...body });
    return { others: await listOthers(db, place, { userId: acting.user.id, now: clock() }) };
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
