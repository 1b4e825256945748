import type * as z from 'zod/mini';
import type { NoticeAction as NoticeActionOnWire, NoticeInput, newNotice } from '#contract/notices/notice.ts';
import { isEverybody, needsConfirmation } from '#domain/notices/notice-audience.ts';
import { isRunning, noticeState } from '#domain/notices/notice-state.ts';
import { appendAuditIn, userName } from '../audit/append-audit.ts';
import { ApiError, invalidFields, notFound } from '../core/errors.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { Tx } from '../db/open.ts';
import { countAudience } from '../queries/notices/audience-members.ts';
import {
  deleteDraft,
  findNotice,
  insertMessage,
  insertNotice,
  type NoticeChange,
  type NoticeMessageRow,
  type NoticeRow,
  updateNotice,
} from '../queries/notices/notices.ts';
import type { ActingUser } from '../session/actor.ts';
import { timesOf } from './serialize-notice.ts';

type NoticeAction = NoticeActionOnWire | { readonly _action: 'discard'; readonly version: number };

type Parts = Pick<BaseServices, 'db' | 'clock'>;

const changedMeanwhile = () =>
  new ApiError(409, 'Der Hinweis wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu.');
const notNow = () => new ApiError(409, 'In diesem Zustand ist das für den Hinweis nicht möglich.');

const isBefore = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a <= b;

/** What its times must say together; `now` is when it is published. */
function checkTimes({ kind, begin, end, promise, visibleFrom }: NoticeInput, now: number): void {
  const start = begin ?? now;
  const faults = {
    ...(kind === 'maintenance' && end === undefined && { end: 'required' }),
    ...(isBefore(end, Math.max(start, now)) && { end: 'backupValidity' }),
    ...(isBefore(promise, Math.max(start, now)) && { promise: 'backupOver' }),
    ...(visibleFrom !== undefined && visibleFrom > start && { visibleFrom: 'backupValidity' }),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

const columnsOf = (input: NoticeInput) => ({
  kind: input.kind,
  title: input.title,
  text: input.text,
  audience: input.audience,
  channels: input.channels,
  begin: input.begin ?? null,
  visibleFrom: input.kind === 'maintenance' ? (input.visibleFrom ?? null) : null,
  promise: input.kind === 'disturbance' ? (input.promise ?? null) : null,
  end: input.end ?? null,
});

interface Act {
  readonly tx: Tx;
  readonly user: ActingUser;
  readonly now: number;
}

const audit = ({ tx, user, now }: Act, id: string, text: string) =>
  appendAuditIn(tx, now, [
    { kind: 'recordAct', by: { id: user.id, name: userName(user) }, record: { type: 'etc.notice', id }, text },
  ]);

/** `pending` ones are told to users by the job. */
const message = (
  { tx, user, now }: Act,
  notice: string,
  content: Pick<NoticeMessageRow, 'kind'> & Partial<Pick<NoticeMessageRow, 'text' | 'promised' | 'time' | 'isPending'>>,
) =>
  insertMessage(tx, {
    ...{ notice, time: now, userId: user.id, author: user.displayName },
    ...{ text: null, promised: null, isPending: false },
    ...content,
  });

type Publication = NoticeInput & { readonly confirmed?: boolean | undefined };

/** What publishing writes; asks a second time where mails go to many, or the notice to everybody. */
async function publication(act: Act, input: Publication) {
  checkTimes(input, act.now);
  const { users, foundations } = await countAudience(act.tx, input.audience);
  if (!input.confirmed && needsConfirmation(input.audience, input.channels.mail, users))
    throw invalidFields({ confirmed: 'given' });
  const begin = Math.max(input.begin ?? act.now, 0);
  return { ...columnsOf(input), begin, published: act.now, modified: act.now, reach: { users, foundations } };
}

async function announce(
  act: Act,
  row: Pick<NoticeRow, 'id' | 'begin' | 'visibleFrom' | 'text' | 'reach' | 'audience'>,
) {
  const time = row.visibleFrom ?? row.begin ?? act.now;
  await message(act, row.id, { kind: 'begin', text: row.text, time, isPending: true });
  const readers = isEverybody(row.audience) ? 'all' : JSON.stringify(row.audience);
  await audit(act, row.id, `begin: ${row.reach.users} users, ${row.reach.foundations} organisations, ${readers}`);
}

/** Keeps a draft, or publishes at once; a repeated call finds what the first one made. */
export async function createNotice(
  { db, clock }: Parts,
  user: ActingUser,
  { id, isPublished, confirmed, ...input }: z.infer<typeof newNotice>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const act: Act = { tx, user, now };
    if (!isPublished) {
      if (await insertNotice(tx, { ...columnsOf(input), id, modified: now })) await audit(act, id, 'draft');
      return;
    }
    const row = { ...(await publication(act, { ...input, confirmed })), id };
    if (await insertNotice(tx, row)) await announce(act, row);
  });
}

type ActionOf<Name extends NoticeAction['_action']> = Extract<NoticeAction, { _action: Name }>;
type Handlers = {
  [Name in NoticeAction['_action']]: (
    act: Act,
    row: NoticeRow,
    body: ActionOf<Name>,
  ) => Promise<NoticeChange | undefined>;
};

const times = (row: NoticeRow, change: NoticeChange = {}) => timesOf({ ...row, ...change });

function checkPromise(promise: number | null | undefined, now: number): void {
  if (promise !== null && promise !== undefined && promise <= now) throw invalidFields({ promise: 'backupOver' });
}

const handlers: Handlers = {
  async edit(act, row, { isPublished, confirmed, version: _version, _action, ...input }) {
    if (row.published !== null) throw notNow();
    if (!isPublished) return columnsOf(input);
    const change = await publication(act, { ...input, confirmed });
    await announce(act, { ...change, id: row.id });
    return change;
  },
  async message(act, row, { text, promise }) {
    if (!isRunning(times(row), act.now)) throw notNow();
    checkPromise(promise, act.now);
    await message(act, row.id, { kind: 'message', text, promised: row.promise, isPending: true });
    await audit(act, row.id, 'message');
    return { promise: promise ?? null };
  },
  async reschedule(act, row, { promise, end }) {
    const state = noticeState(times(row), act.now);
    if (state === 'draft' || state === 'ended' || state === 'resolved') throw notNow();
    checkPromise(promise, act.now);
    if (isBefore(end ?? undefined, Math.max(row.begin ?? 0, act.now))) throw invalidFields({ end: 'backupValidity' });
    if (row.kind === 'maintenance' && end === null) throw invalidFields({ end: 'required' });
    const change = { ...(promise !== undefined && { promise }), ...(end !== undefined && { end }) };
    const names = Object.keys(change) as ('promise' | 'end')[];
    const momentText = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : '–');
    await audit(
      act,
      row.id,
      names.map((name) => `${name}: ${momentText(row[name])} → ${momentText(change[name])}`).join(', '),
    );
    return change;
  },
  async resolve(act, row, { text }) {
    if (row.kind !== 'disturbance' || !isRunning(times(row), act.now)) throw notNow();
    await message(act, row.id, { kind: 'resolved', text: text ?? null, promised: row.promise, isPending: true });
    await audit(act, row.id, 'resolved');
    return { resolved: act.now, promise: null };
  },
  async correct(act, row, { title, text, audience }) {
    const state = noticeState(times(row), act.now);
    if (state === 'draft' || state === 'ended') throw notNow();
    const { users, foundations } = await countAudience(act.tx, audience);
    await message(act, row.id, { kind: 'corrected' });
    await audit(act, row.id, `corrected: ${row.reach.users} → ${users} users`);
    return { title, text, audience, corrected: act.now, reach: { users, foundations } };
  },
  async end(act, row) {
    const state = noticeState(times(row), act.now);
    if (state === 'draft' || state === 'ended') throw notNow();
    await message(act, row.id, { kind: 'ended' });
    await audit(act, row.id, 'end');
    return { ended: act.now };
  },
  async discard(act, row) {
    if (!(await deleteDraft(act.tx, row))) throw notNow();
    await audit(act, row.id, 'draft discarded');
    return undefined;
  },
};

/** An act of an employee on a notice; refused where another employee changed it meanwhile. */
export async function changeNotice(
  { db, clock }: Parts,
  user: ActingUser,
  id: string,
  body: NoticeAction,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const row = await findNotice(tx, id);
    if (!row) throw notFound();
    if (row.version !== body.version) throw changedMeanwhile();
    const handle = handlers[body._action] as Handlers['edit'];
    const change = await handle({ tx, user, now }, row, body as ActionOf<'edit'>);
    if (change && !(await updateNotice(tx, row, { ...change, modified: now }))) throw changedMeanwhile();
  });
}
