import type * as z from 'zod/mini';
import type { AssignmentAnswer, assignmentRequest } from '#contract/staff/queue.ts';
import { ApiError, invalidFields } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { assign, takenBy } from '#server/queries/staff/assignments.ts';
import { findEmployee } from '#server/queries/staff/people.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { type ActingFor, type Actor, actFor } from '#server/session/actor.ts';
import type { SessionServices } from '#server/session/session-services.ts';

type Request = z.infer<typeof assignmentRequest>;

/** In one order for all, so that two who assign the same records wait for each other instead of against each other. */
const inOrder = (items: Request['items']) =>
  items.toSorted((a, b) => (a.trid === b.trid ? a.id.localeCompare(b.id) : a.trid.localeCompare(b.trid)));

const createTakenError = (name: string | undefined) =>
  new ApiError(409, name ? `Inzwischen hat ${name} übernommen.` : 'Inzwischen hat das niemand mehr übernommen.');

/** Assigns a record to an employee or removes the assignment; answers who had it before. Its version does not change. */
export async function assignRecord(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  id: string,
  { assignee, expected }: Pick<Request, 'assignee' | 'expected'>,
): Promise<string | null> {
  if (assignee !== null && !(await findEmployee(tx, assignee))) throw invalidFields({ assignee: 'choose' });
  const row = await findReadable(services, acting, id, tx);
  const place = { trid: row.trid, recordId: row.id };
  const before = await takenBy(tx, place);
  if (expected !== undefined && before !== expected && before !== assignee)
    throw createTakenError(before === null ? undefined : (await findEmployee(tx, before))?.name);
  await assign(tx, place, assignee, services.clock());
  return before;
}

/** Assigns records of any foundation to an employee or removes the assignment, all or none. */
export async function assignRecords(
  services: RecordServices & SessionServices,
  actor: Actor,
  { items, ...assignment }: Request,
): Promise<AssignmentAnswer> {
  return services.db.transaction(async (tx) => {
    const done: AssignmentAnswer['items'] = [];
    for (const { trid, id } of inOrder(items)) {
      const acting = await actFor(services, actor, trid);
      done.push({ trid, id, before: await assignRecord(tx, services, acting, id, assignment) });
    }
    return { items: done };
  });
}
