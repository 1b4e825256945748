import * as z from 'zod/mini';
import { choice, day, optionalText, text, time, uploadIds } from './fields.ts';

/** Ticket types (§3-2). */
export const ticketTypes = [
  'etcBillingRequest',
  'etcCallBackRequest',
  'etcProjectRequest',
  'etcProvisionComplain',
] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Statuses that employees set; a withdrawn ticket is the partner's alone. */
export const staffStatuses = ['new', 'inProgress', 'waiting', 'closed', 'reopened'] as const;
export type StaffStatus = (typeof staffStatuses)[number];
export const ticketStatuses = [...staffStatuses, 'withdrawn'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketCategories = {
  etcBillingRequest: ['newContract', 'renewal', 'option', 'fixed', 'hardware', 'marketing', 'other'],
  etcCallBackRequest: ['order', 'tariff', 'tech', 'porting', 'commission', 'portal', 'sales', 'hour', 'other'],
  etcProjectRequest: ['mobile', 'fixed', 'access', 'cloud', 'iot', 'hardware', 'other'],
  etcProvisionComplain: [
    'missing',
    'tooLow',
    'chargeback',
    'hardwareBonus',
    'renewal',
    'airtime',
    'wrongVo',
    'campaign',
    'other',
  ],
} as const satisfies Record<TicketType, readonly [string, ...string[]]>;

export const businessKinds = ['newBusiness', 'extension', 'inventoryChange'] as const;
export const networks = ['mobile', 'landline'] as const;
export const goals = ['downgrade', 'upgrade'] as const;
export const phoneChoices = ['with', 'without'] as const;

export const maxFiles = 15;
export const minBillingFiles = 2;
/** So many colleagues are told of a ticket beside its contact. */
export const maxCopies = 5;
export const maxProofFiles = maxFiles - 1;

export const ticketActions = {
  append: z.strictObject({
    _action: z.literal('append'),
    version: z.optional(z.number()),
    note: text(1, 4000),
    /** What the note speaks of comes with it or not at all. */
    fileQueue: z.optional(uploadIds(0, maxFiles)),
  }),
  reopen: z.strictObject({ _action: z.literal('reopen'), version: z.optional(z.number()), reason: text(1, 2000) }),
  attach: z.strictObject({
    _action: z.literal('attach'),
    version: z.optional(z.number()),
    fileQueue: uploadIds(1, maxFiles),
  }),
  takeBack: z.strictObject({
    _action: z.literal('takeBack'),
    version: z.optional(z.number()),
    file: z.string().check(z.maxLength(100)),
  }),
  /** Asks what became of an answer that is late. */
  remind: z.strictObject({ _action: z.literal('remind'), version: z.optional(z.number()) }),
  /** When the caller's side looks at it again; no day takes the date away. */
  followUp: z.strictObject({
    _action: z.literal('followUp'),
    version: z.optional(z.number()),
    followUpDate: z.optional(day),
  }),
  withdraw: z.strictObject({
    _action: z.literal('withdraw'),
    version: z.optional(z.number()),
    reason: optionalText(2000),
  }),
  status: z.strictObject({
    _action: z.literal('status'),
    version: z.number(),
    status: choice(staffStatuses),
    note: optionalText(4000),
    /** A complaint about commissions is closed because the operator refuses it. */
    refused: z.optional(z.literal(true)),
    /** What the note speaks of comes with it. */
    fileQueue: z.optional(uploadIds(0, maxFiles)),
  }),
} as const;

export const ticketAction = z.discriminatedUnion('_action', [
  ticketActions.append,
  ticketActions.reopen,
  ticketActions.attach,
  ticketActions.takeBack,
  ticketActions.remind,
  ticketActions.followUp,
  ticketActions.withdraw,
  ticketActions.status,
]);
export type TicketAction = z.infer<typeof ticketAction>;

const refusedFile = z.strictObject({ name: z.string(), fault: z.string() });
export type RefusedFile = z.infer<typeof refusedFile>;

const happened = { at: time, by: z.string(), staff: z.boolean() };

/** What happened to a ticket, oldest first. */
export const ticketEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('created'),
    ...happened,
    files: z.number(),
    /** The owner of a ticket that a colleague created. */
    owner: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('note'),
    ...happened,
    text: z.string(),
    /** It came by mail: who took it over where an employee decided about it, and files that were refused, with their `validation` text. */
    mail: z.optional(z.strictObject({ takenBy: z.optional(z.string()), refused: z.optional(z.array(refusedFile)) })),
  }),
  z.strictObject({
    kind: z.literal('status'),
    ...happened,
    from: choice(ticketStatuses),
    to: choice(ticketStatuses),
    refused: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('reopened'), ...happened, reason: z.string() }),
  z.strictObject({ kind: z.literal('attached'), ...happened, files: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('takenBack'), ...happened, file: z.string() }),
  z.strictObject({ kind: z.literal('reminded'), ...happened }),
  z.strictObject({ kind: z.literal('withdrawn'), ...happened, reason: z.optional(z.string()) }),
]);
export type TicketEvent = z.infer<typeof ticketEvent>;

/** What an employee does to a ticket in one step: answer, move the status (empty leaves it), or both. */
export const staffAnswer = z
  .strictObject({
    status: z.union([z.literal(''), z.enum(staffStatuses)]),
    note: optionalText(4000),
    refused: z.optional(z.boolean()),
    /** The employee takes the ticket over with the answer. */
    assignsSelf: z.optional(z.boolean()),
    fileQueue: z.optional(uploadIds(0, maxFiles)),
  })
  .check(z.refine(({ status, note }) => status !== '' || !!note, { error: 'required', path: ['note'] }))
  .check(
    z.refine(({ status, refused: isRefused }) => !isRefused || status === 'closed', {
      error: 'refusedOpen',
      path: ['refused'],
    }),
  );
