import * as z from 'zod/mini';
import { time } from './fields.ts';

const voNumber = z.object({
  vo: z.string(),
  operator: z.string(),
  label: z.string(),
  state: z.enum(['active', 'dormant', 'terminated']),
});

const contactPerson = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  videoCallUrl: z.optional(z.string()),
});

/** Further contact persons for partners (§1-15). */
const furtherContact = z.object({
  name: z.string(),
  position: z.optional(z.string()),
  positionEnglish: z.optional(z.string()),
  phone: z.string(),
});

/** An organisation that the user may act for; `type` holds comma-separated role-like tags (§3-18). */
export const foundation = z.object({
  trid: z.string(),
  title: z.optional(z.string()),
  type: z.string(),
  active: z.boolean(),
  app: z.string(),
  number: z.string(),
  /** The user sees only own records here. */
  ownOnly: z.optional(z.boolean()),
  voNumbers: z.array(voNumber),
  contactPerson: z.optional(contactPerson),
  furtherContacts: z.optional(z.array(furtherContact)),
  /** Colleagues here that the user may act for as deputy today, each with the record that grants it. */
  deputyFor: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
});
export type Foundation = z.infer<typeof foundation>;

export const foundationQuery = z.object({
  _activeOnly: z.optional(z.enum(['true', 'false'])),
  _search: z.optional(z.string().check(z.maxLength(1200))),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});

export const activityKinds = [
  'login',
  /** An employee saw the portal as this user. */
  'portal.viewed',
  'ticket.created',
  'ticket.note',
  'ticket.reopened',
  'ticket.status',
  'ticket.attached',
  'ticket.takenBack',
  'ticket.withdrawn',
  'document.downloaded',
  'profile.changed',
  'request.inReview',
  'request.firstApproval',
  'request.approved',
  'request.rejected',
  'request.withdrawn',
  'draft.saved',
  'lead.offered',
  'lead.accepted',
  'lead.declined',
  'followUp.due',
  'order.submitted',
  /** As it was told before each status had a kind of its own. */
  'order.status',
  'order.received',
  'order.inReview',
  'order.clarification',
  'order.accepted',
  'order.porting',
  'order.scheduled',
  'order.provisioning',
  'order.partlyActive',
  'order.active',
  'order.cancelRequested',
  'order.cancelled',
  'order.rejected',
  'order.terminated',
  'record.created',
  'record.updated',
  'record.archived',
  'record.commented',
  'record.handedOver',
  'record.restored',
  'record.deleted',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** `text` names the object (a ticket number, a file name); the sentence around it is the screen's. */
export const activity = z.object({
  time,
  actor: z.string(),
  kind: z.enum(activityKinds),
  /** What it is about: a customer, a subject, a document. */
  text: z.string(),
  /** Of the record, where it has one. */
  number: z.optional(z.string()),
  link: z.optional(z.string()),
});
export type Activity = z.infer<typeof activity>;

/** Hotspot links (§3-19): type 0 is not static; the list comes newest first. */
export const hotspotLink = z.object({
  id: z.string(),
  type: z.number(),
  modifydate: time,
  title: z.string(),
  description: z.optional(z.string()),
  link: z.string(),
  category: z.string(),
});
export type HotspotLink = z.infer<typeof hotspotLink>;
