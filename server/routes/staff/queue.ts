import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  assignmentAnswer,
  assignmentRequest,
  closingAnswer,
  closingRequest,
  type QueueItem,
  queuePage,
  queueQuery,
} from '#contract/staff/queue.ts';
import { isAdministrator } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { releasableBy } from '#server/administration/approvals.ts';
import { invalidFields } from '#server/core/errors.ts';
import { countQueue, listQueue, type QueueFilter, type QueuePlace } from '#server/queries/staff/work-queue.ts';
import { foreignidOf } from '#server/records/engine/definition/numbers.ts';
import { assignRecords } from '#server/records/types/staff/assign-records.ts';
import { closeTickets } from '#server/records/types/staff/close-tickets.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Desk'];
const usual = 50;

/** `1763800000000.1763700000000.018f…` */
function placeOf(after: string | undefined): QueuePlace | undefined {
  if (after === undefined) return undefined;
  const [, due, since, id] = /^(\d{1,16})\.(\d{1,16})\.([\w-]{1,100})$/.exec(after) ?? [];
  if (id === undefined) throw invalidFields({ _after: 'invalid' });
  return [Number(due), Number(since), id];
}

export const queueRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const list = {
    tags,
    summary: 'What waits for employees in all organisations, what is due first before what has waited longest',
    querystring: queueQuery,
    response: { 200: queuePage, ...refusals },
  };
  app.get('/staff/queue', { schema: list }, async ({ actor, query }) => {
    const { db, clock, records } = services;
    const now = clock();
    const limit = query._limit ?? usual;
    const chosen = { kinds: query.kinds?.split(',').filter(Boolean), trid: query.foundation };
    const isMine = query.state === 'mine' || query.mine === 'true';
    const isFree = query.state === 'unassigned' || query.unassigned === 'true';
    const filter: QueueFilter = {
      ...chosen,
      recordId: query.record,
      words: query.search?.trim(),
      age: query.age,
      isNew: query.state === 'new',
      isOverdue: query.state === 'overdue' || query.overdue === 'true',
      assignee: isMine ? actor.user.id : isFree ? '' : undefined,
    };
    const after = placeOf(query._after);
    const isWhole = !after && !filter.words && chosen.kinds === undefined && chosen.trid === undefined;
    const hasApprovals = isWhole && filter.recordId === undefined && isAdministrator(actor.user.roles);
    const approvals = hasApprovals ? await releasableBy(db, now, actor.user.id) : [];
    const isListed = ['all', 'new', undefined].includes(query.state) && filter.assignee === undefined && !filter.age;
    const [rows, counted] = await Promise.all([
      listQueue(db, filter, { now, limit: limit + 1, after }),
      after ? undefined : countQueue(db, chosen, { userId: actor.user.id, now }),
    ]);
    const pageRows = rows.slice(0, limit);
    const last = rows.length > limit ? pageRows.at(-1) : undefined;
    const items = pageRows.map(
      ({ foreignid, reason, due, assignee, assigneeName, task, customer, detail, ...row }): QueueItem => ({
        ...row,
        task: task as QueueItem['task'],
        link: records.get(row.kind)?.link(row.id) ?? '',
        ...foreignidOf(records.get(row.kind), foreignid),
        ...(customer && { customer }),
        ...(detail && { detail }),
        ...(reason !== null && { reason }),
        ...(due !== null && { due }),
        ...(assignee !== null && { assignee: { id: assignee, name: assigneeName ?? '' } }),
      }),
    );
    const more = approvals.length;
    const counts = counted && { ...counted, all: counted.all + more, new: counted.new + more };
    return {
      items,
      ...(isListed && more > 0 && { approvals: approvals.map((one) => ({ ...one, link: href('Approvals', 'de') })) }),
      ...(last && { next: `${last.due ?? 8_640_000_000_000_000}.${last.since}.${last.id}` }),
      ...(counts && { counts }),
    };
  });

  const assignment = {
    tags,
    summary: 'Give records to an employee or to nobody; answers who had them before',
    body: assignmentRequest,
    response: { 200: assignmentAnswer, ...refusals },
  };
  app.post('/staff/assignments', { schema: assignment }, ({ actor, body }) => assignRecords(services, actor, body));

  const closing = {
    tags,
    summary: 'Close tickets with the same answer; says of each why it was not closed',
    body: closingRequest,
    response: { 200: closingAnswer, ...refusals },
  };
  app.post('/staff/closings', { schema: closing }, async ({ actor, body }) => {
    const answer = await closeTickets(services, actor, body);
    services.sendMails();
    return answer;
  });
};
