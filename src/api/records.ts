import * as z from 'zod/mini';
import { type HandOver, type ListQuery, listOf, type Page } from '../contract/record.ts';
import { recordReaders } from '../contract/record-comments.ts';
import type { ActionInput, CreateInput, RecordContract, RecordOf, RowOf } from '../contract/record-contract.ts';
import { recordMails } from '../contract/record-mail.ts';
import { recordNotes } from '../contract/record-notes.ts';
import { recordTimeline } from '../contract/timeline.ts';
import type { Locale } from '../domain/access/routes.ts';
import { listedRecords } from '../domain/records/listed-records.ts';
import { get, post, send } from './http.ts';

export type RecordQuery = Omit<ListQuery, 'type' | '_selected'>;

/** Rows with some of a record's fields, of those records that a query names. */
export const recordListing =
  <Row>(type: string, row: z.ZodMiniType<Row> & { shape: object }) =>
  (trid: string, query: RecordQuery = {}): Promise<Page<Row>> =>
    get(`/foundation/${trid}/data`, { ...listedRecords(type, row), ...query }, listOf(row));

interface RecordContracts<Row, Detail, Action> {
  /** A row of the list; its keys are what the list asks for. */
  row: z.ZodMiniType<Row> & { shape: object };
  detail: z.ZodMiniType<Detail>;
  /** What can be done to a record. */
  action?: z.ZodMiniType<Action>;
}

export interface RecordCalls<Row, Detail, Action, Body = Record<string, unknown>> {
  list(trid: string, query?: RecordQuery): Promise<Page<Row>>;
  read(trid: string, id: string): Promise<Detail>;
  create(trid: string, body: Body, idempotencyKey: string): Promise<Detail>;
  /** `keepalive` lets it outlive the page. */
  act(trid: string, id: string, action: Action, idempotencyKey: string, keepalive?: boolean): Promise<Detail>;
  /** The record as it is now, from an answer that refused a change; undefined for anything else. */
  parse(answer: unknown): Detail | undefined;
}

/** The calls for one type of a foundation's records. */
export function recordCalls<Row, Detail, Action extends Record<string, unknown>>(
  type: string,
  { row, detail }: RecordContracts<Row, Detail, Action>,
): RecordCalls<Row, Detail, Action> {
  const at = (trid: string, id: string) => `/foundation/${trid}/data/${encodeURIComponent(id)}`;
  return {
    list: recordListing(type, row),
    // §7-10: `_` keeps caches out of the way.
    read: (trid, id) => get(at(trid, id), { _: Date.now() }, detail),
    create: (trid, body, idempotencyKey) =>
      post(`/foundation/${trid}/data`, { ...body, type }, detail, { idempotencyKey }),
    act: (trid, id, action, idempotencyKey, keepalive) =>
      post(at(trid, id), action, detail, { idempotencyKey, ...(keepalive && { keepalive }) }),
    parse: (answer) => z.safeParse(detail, answer).data,
  };
}

export type CallsOf<C extends RecordContract> = RecordCalls<RowOf<C>, RecordOf<C>, ActionInput<C>, CreateInput<C>>;

/** The calls for the records of a contract. */
export const callsOf = <C extends RecordContract>({ type, row, record }: C): CallsOf<C> =>
  recordCalls(type, { row, detail: record }) as unknown as CallsOf<C>;

/** Makes a colleague responsible for a record. */
export const sendOwner = (trid: string, id: string, body: HandOver) =>
  send(`/foundation/${trid}/data/${encodeURIComponent(id)}/owner`, { method: 'PUT', body });

/** Who was written to about a record, and how each mail fares. */
export const readMails = async (trid: string, id: string) =>
  (await get(`/foundation/${trid}/data/${encodeURIComponent(id)}/mails`, {}, recordMails)).items;

/** Who a comment on a record can be addressed to. */
export const readRecipients = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}/recipients`, {}, recordReaders);

const notesAt = (trid: string, id: string) => `/foundation/${trid}/data/${encodeURIComponent(id)}/notes`;
export const readNotes = (trid: string, id: string) => get(notesAt(trid, id), {}, recordNotes);
export const addNote = (trid: string, id: string, text: string) => post(notesAt(trid, id), { text }, recordNotes);

/** What happened to a record and to those that belong to it, newest first; `before` is the id of the last known event. */
export const readTimeline = (trid: string, id: string, locale: Locale, before?: string) =>
  get(
    `/foundation/${trid}/data/${encodeURIComponent(id)}/timeline`,
    { _lang: locale, ...(before && { _before: before }) },
    recordTimeline,
  );
