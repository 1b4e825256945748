import type { Waiting, WaitingQuery, WorkItem, WorkTask } from '#contract/staff/work.ts';
import type { Db } from '#server/db/open.ts';
import { type ActedFor, activeFoundationsOf } from '#server/queries/session/foundations.ts';
import { type ReadableWork, type WaitingRow, waitingForStaff, waitingIn } from '#server/queries/work/waiting.ts';
import { type ActingFor, type Actor, actingIn } from '#server/session/actor.ts';
import { keysOf } from './definition/access.ts';
import { foreignidOf } from './definition/numbers.ts';
import type { RecordTypes } from './record-types.ts';

interface Services {
  readonly db: Db;
  readonly records: RecordTypes;
  readonly clock: () => number;
}

/** Types with work items that a caller may read, each with the keys that restrict its rows. */
function readableTypes(records: RecordTypes, acting: ActingFor): [type: string, keys: readonly string[] | undefined][] {
  return [...records.values()]
    .filter((record) => record.work && record.access.read(acting))
    .map((record) => [record.type, keysOf(record, acting)]);
}

/** Foundations in which a caller may read the same are asked together. */
function readableWork(records: RecordTypes, actor: Actor, foundations: readonly ActedFor[]): ReadableWork[] {
  const readableTypesByFoundation = foundations.flatMap((foundation): ReadableWork[] => {
    const types = readableTypes(records, actingIn(actor, foundation));
    const open = types.flatMap(([type, keys]) => (keys ? [] : [type]));
    const keyed = types.flatMap(([type, keys]) => (keys ? [{ types: [type], keys }] : []));
    return [...(open.length > 0 ? [{ types: open }] : []), ...keyed].map((one) => ({
      ...one,
      trids: [foundation.trid],
    }));
  });
  const same = Map.groupBy(readableTypesByFoundation, ({ types, keys }) => JSON.stringify([types, keys]));
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, trids: [first, ...others].flatMap(({ trids }) => trids) }] : [],
  );
}

const itemOf =
  (records: RecordTypes, actor: Actor) =>
  ({
    type,
    recordId: id,
    trid,
    foreignid,
    title,
    customer,
    detail,
    task,
    since,
    due,
    foundation,
    assignee,
  }: WaitingRow): WorkItem => ({
    kind: type,
    id,
    trid,
    foundation: foundation ?? trid,
    title,
    // Only tasks of the contract are written.
    why: task as WorkTask,
    since,
    link: records.get(type)?.link(id) ?? '/',
    ...foreignidOf(records.get(type), foreignid),
    ...(customer && { customer }),
    ...(detail && { detail }),
    ...(due !== null && { due }),
    ...(assignee !== null && assignee === actor.user.id && { isMine: true }),
  });

/** Those that the caller acts for; a view is of one alone. */
async function seenFoundations(db: Db, { user, viewed }: Actor): Promise<ActedFor[]> {
  const all = await activeFoundationsOf(db, user.id);
  return viewed === undefined ? all : all.filter(({ trid }) => trid === viewed);
}

/** Work items across all foundations of the user; for employees, those of all employees, their own first. */
export async function waitingFor(
  { db, records, clock }: Services,
  actor: Actor,
  query: WaitingQuery,
): Promise<Waiting> {
  const page = { now: clock(), kinds: query.kinds?.split(','), limit: query._limit ?? 50, offset: query._offset ?? 0 };
  const workPage = actor.employee
    ? await waitingForStaff(db, actor.user.id, page)
    : await waitingIn(db, readableWork(records, actor, await seenFoundations(db, actor)), page);
  const counts = Object.fromEntries(workPage.counts.map(({ type, n }) => [type, n]));
  const requestedCounts = workPage.counts.filter(({ type }) => page.kinds?.includes(type) ?? true);
  const sum = (rows: readonly number[]) => rows.reduce((all, n) => all + n, 0);
  return {
    items: workPage.rows.map(itemOf(records, actor)),
    total: sum(requestedCounts.map(({ n }) => n)),
    overdue: sum(workPage.counts.map(({ late }) => late)),
    counts,
  };
}
