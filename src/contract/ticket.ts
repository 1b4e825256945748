import * as z from 'zod/mini';
import {
  choice,
  day,
  email,
  houseNumber,
  name,
  optionalText,
  phone,
  street,
  text,
  time,
  uploadIds,
  zip,
} from './fields.ts';

/** §3 "Ticket types". */
export const ticketTypes = [
  'etcBillingRequest',
  'etcCallBackRequest',
  'etcProjectRequest',
  'etcProvisionComplain',
] as const;
export type TicketType = (typeof ticketTypes)[number];

export const ticketStatuses = ['new', 'inProgress', 'waiting', 'closed', 'reopened'] as const;
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
export const maxProofFiles = maxFiles - 1;

const contact = { contactLastName: name, contactFirstName: name, contactEmail: email, contactPhone: phone };

export const billingRequest = z.strictObject({
  category: choice(ticketCategories.etcBillingRequest),
  customerOrContract: text(3, 80),
  fileQueue: uploadIds(minBillingFiles, maxFiles),
  ...contact,
});

export const callbackRequest = z.strictObject({
  category: choice(ticketCategories.etcCallBackRequest),
  description: text(10, 2000),
  ...contact,
});

const projectFields = {
  category: choice(ticketCategories.etcProjectRequest),
  businessKind: choice(businessKinds),
  network: choice(networks),
  operatorVo: text(1, 120),
  customerCompany: optionalText(80),
  customerContact: name,
  street,
  streetNumber: houseNumber,
  zip,
  town: text(2, 60),
  goal: z.optional(choice(goals)),
  withPhone: z.optional(choice(phoneChoices)),
  neededBy: day,
  fileQueue: uploadIds(0, maxFiles),
  message: optionalText(2000),
  ...contact,
};

interface ProjectChoices {
  businessKind?: string;
  network?: string;
  goal?: string | undefined;
  withPhone?: string | undefined;
  fileQueue?: string[];
}
/** Judges the choices that are there even where others are still wrong, so that a step of the form names all its faults at once. */
const whatever = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
const goalKinds: readonly (string | undefined)[] = businessKinds.filter((kind) => kind !== 'newBusiness');

const needsGoal = z.refine<ProjectChoices>(
  (request) => !goalKinds.includes(request.businessKind) || request.goal !== undefined,
  { error: 'choose', path: ['goal'], ...whatever },
);
const needsPhone = z.refine<ProjectChoices>(
  (request) => request.network !== 'mobile' || request.withPhone !== undefined,
  { error: 'choose', path: ['withPhone'], ...whatever },
);
const needsFile = z.refine<ProjectChoices>(
  (request) => request.businessKind !== 'inventoryChange' || request.fileQueue?.length !== 0,
  { error: 'noFile', path: ['fileQueue'], ...whatever },
);

/** What the form of an offer request asks for; the confirmation follows in a dialog before it is sent (§5). */
export const projectForm = z.strictObject(projectFields).check(needsGoal, needsPhone, needsFile);

export const projectRequest = z
  .strictObject({ ...projectFields, consent: z.literal(true, 'consent') })
  .check(needsGoal, needsPhone, needsFile);

export const provisionComplaint = z.strictObject({
  category: choice(ticketCategories.etcProvisionComplain),
  description: text(10, 2000),
  operator: text(1, 40),
  excelFile: uploadIds(1, 1),
  proofFiles: uploadIds(1, maxProofFiles),
  ...contact,
});

export type ProjectForm = z.infer<typeof projectForm>;

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
  status: z.strictObject({
    _action: z.literal('status'),
    version: z.number(),
    status: choice(ticketStatuses),
    note: optionalText(4000),
  }),
} as const;

export const ticketAction = z.discriminatedUnion('_action', [
  ticketActions.append,
  ticketActions.reopen,
  ticketActions.attach,
  ticketActions.status,
]);
export type TicketAction = z.infer<typeof ticketAction>;

const happened = { at: time, by: z.string(), staff: z.boolean() };

/** What happened to a ticket, oldest first. */
export const ticketEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('created'), ...happened, files: z.number() }),
  z.strictObject({ kind: z.literal('note'), ...happened, text: z.string() }),
  z.strictObject({ kind: z.literal('status'), ...happened, from: choice(ticketStatuses), to: choice(ticketStatuses) }),
  z.strictObject({ kind: z.literal('reopened'), ...happened, reason: z.string() }),
  z.strictObject({ kind: z.literal('attached'), ...happened, files: z.array(z.string()) }),
]);
export type TicketEvent = z.infer<typeof ticketEvent>;

/** What an employee does to a ticket in one step: answer, move the status (empty leaves it), or both. */
export const staffAnswer = z
  .strictObject({ status: z.union([z.literal(''), z.enum(ticketStatuses)]), note: optionalText(4000) })
  .check(z.refine(({ status, note }) => status !== '' || !!note, { error: 'required', path: ['note'] }));
