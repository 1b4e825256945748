import * as z from 'zod/mini';
import { day, optionalText, text, time } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';
import { eventText } from '../timeline.ts';

const processTypes = [
  'customerCreate',
  'serviceAdd',
  'serviceCancel',
  'numberCreate',
  'portIn',
  'portOut',
  'backupChange',
  'passwordReset',
  'coreDataChange',
] as const;
export type ProcessType = (typeof processTypes)[number];

export const processStates = [
  'new',
  'running',
  'waitingPartner',
  'waitingCarrier',
  'scheduled',
  'done',
  'failed',
  'cancelled',
] as const;
export type ProcessState = (typeof processStates)[number];

/** Filter "Offen / Wartet / Beendet". */
const processGroups = ['open', 'waiting', 'ended'] as const;
type ProcessGroup = (typeof processGroups)[number];
export const groupOfProcess = {
  new: 'open',
  running: 'open',
  waitingPartner: 'waiting',
  waitingCarrier: 'waiting',
  scheduled: 'waiting',
  done: 'ended',
  failed: 'open',
  cancelled: 'ended',
} as const satisfies Record<ProcessState, ProcessGroup>;

const stepStates = ['pending', 'running', 'done', 'failed'] as const;
const processActors = ['system', 'partner', 'staff', 'carrier'] as const;

/** A step of a process; `name` is a key of the `processes` texts. */
const processStep = z.object({
  name: z.string(),
  state: z.enum(stepStates),
  at: z.optional(time),
  actor: z.optional(z.enum(processActors)),
  /** Free text by a user. */
  text: z.optional(z.string()),
  /** In the portal's words. */
  said: z.optional(eventText),
});
export type ProcessStep = z.infer<typeof processStep>;

/** The record that a process is about; `title` as partners name it: a user name, a block of numbers. */
const processObject = z.object({ type: z.string(), id: z.string(), title: z.string() });

/** The messages about it: the question to the partner, the partner's answer, additions by an employee or the portal. */
const processMessage = z.object({ at: time, by: z.string(), actor: z.enum(processActors), text: z.string() });

const about = { customerId: z.string(), customerName: z.string(), object: processObject } as const;
/** The subject of a process, and its owner. */
const processAbout = z.object(about);
export type ProcessAbout = z.infer<typeof processAbout>;

const processData = z.object({
  type: z.enum(processTypes),
  state: z.enum(processStates),
  ...about,
  startedAt: time,
  startedBy: z.string(),
  dueAt: z.optional(time),
  finishedAt: z.optional(time),
  steps: z.array(processStep),
  messages: z.optional(z.array(processMessage)),
  /** Where news reach who started it. */
  notify: z.optional(z.string()),
  /** When the partner was last reminded of it. */
  remindedAt: z.optional(time),
});
export type ProcessData = z.infer<typeof processData>;

/** Moves a process on; run by the records that it is about. */
export const advanceProcess = z.object({
  _action: z.literal('advance'),
  state: z.enum(processStates),
  /** The step that this tells about, and what became of it. */
  step: z.optional(processStep),
  dueAt: z.optional(z.nullable(time)),
  /** Where its record is about something else now. */
  about: z.optional(processAbout),
});
export type AdvanceProcess = z.infer<typeof advanceProcess>;

const value = z.optional(z.string());
const some =
  (...states: ProcessState[]) =>
  () =>
    states;

/** `docs/domain/processes.md`: newest first. */
export const wholesaleProcess = defineContract('ws.process', {
  name: 'processes',
  /** `dueAt` is a moment (ms), `group` that of its state. */
  columns: {
    kind: 'value1',
    objectTitle: 'value2',
    customer: 'value3',
    state: 'value4',
    customerId: 'value5',
    dueAt: 'value6',
    objectId: 'value7',
    group: 'value8',
    startedBy: 'value9',
  },
  row: {
    /** `P-000123`. */
    foreignid: z.string(),
    kind: z.enum(processTypes),
    objectTitle: z.string(),
    customer: value,
    state: z.enum(processStates),
    customerId: value,
    dueAt: value,
    objectId: value,
    group: z.enum(processGroups),
    startedBy: value,
    version: z.number(),
    created: time,
    modified: time,
  },
  data: processData,
  common: [],
  /** What people do to a process; `status` is the distributor's hand. */
  actions: {
    answer: actionOf('answer', { text: text(3, 2000) }),
    cancel: actionOf('cancel', { reason: text(3, 500) }),
    retry: actionOf('retry'),
    status: actionOf('status', {
      state: z.enum(processStates, 'choose'),
      text: optionalText(2000),
      date: z.optional(day),
    }),
  },
  list: {
    sorts: ['foreignid', 'kind', 'objectTitle', 'customer', 'state', 'dueAt', 'created', 'modified'],
    sort: '-foreignid',
    tabs: {
      name: 'group',
      field: 'state',
      values: processStates,
      groups: {
        mine: some('waitingPartner'),
        open: some('new', 'running', 'failed'),
        waiting: some('waitingPartner', 'waitingCarrier', 'scheduled'),
        ended: some('done', 'cancelled'),
        all: () => processStates,
      },
      first: 'all',
    },
    filters: {
      type: { kind: 'oneOf', field: 'kind', values: processTypes },
      started: { kind: 'days', field: 'created' },
      customer: { kind: 'code', field: 'customerId' },
      object: { kind: 'code', field: 'objectId' },
    },
  },
});
export type ProcessRow = RowOf<typeof wholesaleProcess>;
export type ProcessRecord = RecordOf<typeof wholesaleProcess>;
