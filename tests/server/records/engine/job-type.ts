import * as z from 'zod/mini';
import { actionOf, createOf } from '#contract/record-actions.ts';
import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import { action } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { becomes, stays } from '#server/records/engine/definition/states.ts';

export const jobStates = ['open', 'submitted', 'done', 'expired'] as const;
/** Loose: a job may hold what is not valid yet. */
const fields = {
  title: z.string().check(z.maxLength(40)),
  email: z.string(),
  reference: z.string(),
  password: z.string(),
  iban: z.string(),
  confidential: z.boolean(),
  deadline: z.number(),
  formUntil: z.number(),
};
const jobData = z.object({
  ...z.partial(z.object(fields)).shape,
  partyId: z.string(),
  state: z.enum(jobStates),
  orderId: z.optional(z.string()),
  reminded: z.optional(z.number()),
});
type Job = z.infer<typeof jobData>;

const maskIban = (iban: string) => `DE** **** ${iban.slice(-4)}`;
const internal = (name: string) => z.object({ _action: z.literal(name) });

/** Like a draft: incomplete, edited by one at a time, becomes an order, runs out. */
export const jobs = defineType('test.job', {
  number: { yearly: 'V', digits: 6 },
  data: jobData,
  create: createOf('test.job', { ...z.partial(z.object(fields)).shape, partyId: z.string() }),
  prepare: ({ type: _type, ...job }): Job => ({ ...job, state: 'open' }),
  columns: ({ title, state, partyId, iban, password }) => ({
    value1: title,
    value2: state,
    value3: iban,
    value4: password,
    value5: partyId,
  }),
  searchText: ({ title, iban, password }) => [title, iban, password],
  unique: { field: 'reference', key: ({ reference }) => reference?.toLowerCase() },
  created: 'record.created',
  link: (id) => `/test/job?id=${id}`,
  protect: { password: { to: employee }, iban: { to: employee, mask: maskIban } },
  access: {
    read: anySignedIn,
    write: anySignedIn,
    actions: { finish: employee },
    rows: {
      audience: ({ confidential }) => [confidential ? 'staff' : 'all'],
      keys: (acting) => (acting.employee ? 'all' : ['all']),
    },
  },
  states: {
    states: jobStates,
    field: 'state',
    events: {
      update: { moves: stays('open'), otherwise: 'Der Vorgang ist schreibgeschützt.' },
      submit: { moves: becomes('submitted', 'open'), otherwise: 'Der Vorgang ist schon übermittelt.' },
      finish: { moves: becomes('done', 'submitted'), otherwise: 'Nur ein übermittelter Vorgang wird fertig.' },
      expire: { moves: becomes('expired', 'open'), otherwise: 'Nur ein offener Vorgang läuft ab.' },
      delete: { moves: stays('open', 'expired'), otherwise: 'Ein übermittelter Vorgang bleibt.' },
    },
  },
  files: {
    max: 3,
    archive: 'Vorgang',
    slots: {
      form: {
        label: 'Formular',
        max: 1,
        extensions: ['pdf'],
        maxSize: 1024 ** 2,
        due: { at: ({ formUntil, reminded }) => (reminded ? undefined : formUntil), action: 'remind' },
      },
      other: { label: '', max: 2 },
    },
  },
  due: ({ deadline, state }) =>
    state === 'open' && deadline !== undefined ? [{ at: deadline, action: 'expire', final: true }] : [],
  completeness: ({ title, email }) => [
    {
      section: 'general',
      filled: [title, email].filter(Boolean).length,
      needed: 2,
      missing: [
        ...(title ? [] : [{ path: 'title', message: 'required' }]),
        ...(email?.includes('@') ? [] : [{ path: 'email', message: email ? 'email' : 'required' }]),
      ],
    },
  ],
  belongsTo: ({ partyId }) => [partyId],
  lock: { minutes: 15 },
  update: { fields },
  archive: {},
  restore: {},
  delete: {},
  attach: {},
  detach: {},
  copy: {
    data: ({ title, partyId }) => ({ ...(title && { title: `${title} (Kopie)` }), partyId, state: 'open' as const }),
  },
  actions: {
    submit: action({
      input: actionOf('submit', { fail: z.optional(z.boolean()) }),
      run: (job: Job, { fail }, at, { id: jobId }) => {
        const id = at.newId();
        const { title = '', partyId, confidential = false } = job;
        return {
          data: { ...job, orderId: id },
          creates: [{ type: 'test.order', id, data: { title, jobId, partyId, confidential }, takesFiles: true }],
          changes: [{ id: fail ? 'missing' : partyId, action: 'ordered', input: { _action: 'ordered' } }],
          answer: id,
          activity: 'record.updated',
          text: 'übermittelt',
          secret: { pin: '4711' },
          mail: ({ number }) => ({ recipient: 'a@example.com', subject: number, body: number }),
        };
      },
    }),
    finish: action({ input: actionOf('finish'), run: (job: Job) => ({ data: job, activity: 'record.updated' }) }),
    expire: action({ input: internal('expire'), internal: true, run: (_job: Job) => ({ activity: 'record.updated' }) }),
    remind: action({
      input: internal('remind'),
      internal: true,
      run: (job: Job, _input, { now }) => ({
        data: { ...job, reminded: now },
        mail: () => ({ recipient: 'a@example.com', subject: 'Erinnerung', body: 'Das Formular fehlt.' }),
      }),
    }),
  },
});
