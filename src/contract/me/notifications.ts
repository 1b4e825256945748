import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { notificationEvents } from './settings.ts';

const id = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** A notification for one user. */
const notification = z.object({
  id: z.string(),
  event: z.enum(notificationEvents),
  title: z.object({ de: z.string(), en: z.string() }),
  /** Of the foundation that it concerns, where it concerns one. */
  trid: z.optional(z.string()),
  foundation: z.optional(z.string()),
  created: time,
  unread: z.boolean(),
  /** Where it is shown, from the portal's root. */
  link: z.string(),
});
export type Notification = z.infer<typeof notification>;

/** More are counted as this one. */
export const maxUnread = 100;

export const notificationQuery = z.object({
  /** What is newer than the one of this id. */
  since: z.optional(id),
  /** What follows a page, as that page says it. */
  after: z.optional(z.string().check(z.regex(/^[ur][\w-]{1,40}$/))),
  unread: z.optional(z.literal('1')),
  event: z.optional(z.enum(notificationEvents)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50))),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** Unread notifications come first, each group sorted from new to old. */
export const notificationPage = z.object({
  items: z.array(notification),
  /** Where more follow. */
  next: z.optional(z.string()),
  unread: z.number(),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Some, or all up to the newest that the user has seen. */
export const readNotifications = z.union([
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  z.strictObject({ all: z.literal(true), until: z.optional(id) }),
]);
export type ReadNotifications = z.infer<typeof readNotifications>;

export const unreadCount = z.object({ unread: z.number() });
