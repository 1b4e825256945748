import * as z from 'zod/mini';
import { asPlainText, time } from '../fields.ts';
import { typedPassword } from '../password.ts';

/** What a webhook reports, with the name of the same event in the Open APIs of TM Forum. */
export const webhookEvents = {
  'customer.created': 'CustomerCreateEvent',
  'order.created': 'ProductOrderCreateEvent',
  'order.state_changed': 'ProductOrderStateChangeEvent',
  'order.question': 'ProductOrderInformationRequiredEvent',
  'ticket.created': 'TroubleTicketCreateEvent',
  'ticket.state_changed': 'TroubleTicketStatusChangeEvent',
  'ticket.answered': 'TroubleTicketAttributeValueChangeEvent',
  'porting.state_changed': 'ServiceOrderStateChangeEvent',
  'porting.date_changed': 'ServiceOrderAttributeValueChangeEvent',
  'porting.refused': 'ServiceOrderInformationRequiredEvent',
  'statement.published': 'CustomerBillCreateEvent',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event of a test message: it comes without a subscription. */
export const testEvent = 'webhook.test';
export type SentEvent = WebhookEvent | typeof testEvent;

/** `held`: kept while its address is paused, and sent only when it is asked for again. */
export const deliveryStates = ['waiting', 'accepted', 'failed', 'held'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an address did not take a message; `status` where it answered with an error. */
export const deliveryFaults = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'certificate',
  'blocked',
  'gone',
] as const;
export type DeliveryError = (typeof deliveryFaults)[number];

export const pauseReasons = ['manual', 'failures', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

const count = z.number().check(z.int(), z.nonnegative());
const id = z.string().check(z.maxLength(100));
const version = z.number().check(z.int(), z.positive());

/** Which addresses of the own network are allowed, the server alone knows. */
const address = z.string().check(
  asPlainText,
  z.minLength(1, 'required'),
  z.maxLength(500, 'tooLong:500'),
  z.refine((value) => {
    if (value === '') return true;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash;
  }, 'webhookAddress'),
);

const events = z.array(z.enum(webhookEventNames, 'choose')).check(
  z.minLength(1, 'webhookEvents'),
  z.maxLength(webhookEventNames.length),
  z.refine((names) => new Set(names).size === names.length, 'invalid'),
);

const settings = { url: address, events, includesNames: z.boolean() };
/** `includesNames`: messages name the customer or the subject, not its id alone. */
export const webhookCreate = z.strictObject({ ...settings, password: typedPassword });
export type WebhookCreate = z.infer<typeof webhookCreate>;
/** The password is asked for a new address only. */
export const webhookChange = z.strictObject({
  ...settings,
  version,
  password: z.optional(z.string().check(z.maxLength(1000))),
});
export type WebhookChange = z.infer<typeof webhookChange>;

/** The form on the page: whether its password is needed depends on the address. */
export const webhookForm = z.strictObject({ ...settings, password: z.string().check(z.maxLength(1000)) });
export type WebhookForm = z.infer<typeof webhookForm>;

export const webhookAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('test') }),
  z.strictObject({ _action: z.literal('pause') }),
  /** What was held back meanwhile is sent too, or stays where it can be asked for. */
  z.strictObject({ _action: z.literal('resume'), sendsHeld: z.boolean() }),
]);
export type WebhookAction = z.infer<typeof webhookAction>;

export const secretRequest = z.strictObject({ password: typedPassword });
export const secretAnswer = z.object({
  secret: z.string(),
  /** The one before it signs too, until then. */
  previousUntil: z.optional(time),
});
export type SecretAnswer = z.infer<typeof secretAnswer>;

const attempt = z.object({
  time,
  /** How long (ms) the answer took. */
  took: count,
  status: z.optional(z.number()),
  fault: z.optional(z.enum(deliveryFaults)),
  /** How the answer began. */
  answer: z.optional(z.string()),
});
export type DeliveryAttempt = z.infer<typeof attempt>;

const event = z.enum([...webhookEventNames, testEvent]);
const deliveryFields = {
  /** Also in the message, as `webhook-id`. */
  id: z.string(),
  event,
  /** What the record is called, and its number and page, while it exists. */
  name: z.optional(z.string()),
  number: z.optional(z.string()),
  link: z.optional(z.string()),
  created: time,
  state: z.enum(deliveryStates),
  attempts: count,
  nextAttempt: z.optional(time),
  status: z.optional(z.number()),
  fault: z.optional(z.enum(deliveryFaults)),
};
export const webhookDelivery = z.object(deliveryFields);
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** A message as it is sent, and what was answered. */
export const webhookDeliveryContent = z.object({
  ...deliveryFields,
  url: z.string(),
  body: z.string(),
  log: z.array(attempt),
});
export type WebhookDeliveryContent = z.infer<typeof webhookDeliveryContent>;

export const webhook = z.object({
  id: z.string(),
  version,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  includesNames: z.boolean(),
  secretSince: time,
  previousUntil: z.optional(time),
  paused: z.optional(time),
  pauseReason: z.optional(z.enum(pauseReasons)),
  /** Of the last 30 days. */
  total: count,
  accepted: count,
  failed: count,
  waiting: count,
  held: count,
  latest: z.array(webhookDelivery),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookList = z.object({
  items: z.array(webhook),
  /** False for employees: they see what happens and change nothing. */
  isEditable: z.boolean(),
  /** What the caller may subscribe to. */
  events: z.array(z.enum(webhookEventNames)),
});
export type WebhookList = z.infer<typeof webhookList>;
export const webhookCreated = z.object({ webhook, secret: z.string() });
export type WebhookCreated = z.infer<typeof webhookCreated>;

export const deliveryQuery = z.object({
  state: z.optional(z.enum(deliveryStates)),
  /** Those before this one, the newest first. */
  before: z.optional(id),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
export const deliveryList = z.object({ items: z.array(webhookDelivery), hasMore: z.boolean() });
export type DeliveryList = z.infer<typeof deliveryList>;

/** Messages of a period are sent again under the ids that they had. */
export const replayRequest = z
  .strictObject({ from: time, to: time, onlyUndelivered: z.boolean() })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'webhookPeriod' }));
export type ReplayRequest = z.infer<typeof replayRequest>;
export const replayed = z.object({ count });
export type Replayed = z.infer<typeof replayed>;
