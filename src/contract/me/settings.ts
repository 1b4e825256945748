import * as z from 'zod/mini';
import { defaultRows, followedSettings } from './followed-settings.ts';

export const deliveries = ['instant', 'daily', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

/** Events that a user can subscribe to by mail, in the order of the settings, with the delivery until the user chooses one. */
const defaultDeliveries = {
  ticketAnswer: 'instant',
  orderStatus: 'instant',
  porting: 'instant',
  comment: 'instant',
  request: 'instant',
  rights: 'instant',
  newDocuments: 'instant',
  statement: 'instant',
  newsletter: 'daily',
  certificate: 'instant',
  notice: 'instant',
} as const satisfies Record<string, Delivery>;
export type NotificationEvent = keyof typeof defaultDeliveries;
export const notificationEvents = Object.keys(defaultDeliveries) as [NotificationEvent, ...NotificationEvent[]];

/** Events that users are told of in their browsers until they choose otherwise. */
const defaultPushes = Object.fromEntries(notificationEvents.map((event) => [event, event !== 'newsletter'])) as Record<
  NotificationEvent,
  boolean
>;

const boxKeys = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40));
const delivery = z.enum(deliveries);
const pushes = Object.fromEntries(notificationEvents.map((event) => [event, z.boolean()]));
const mails = Object.fromEntries(notificationEvents.map((event) => [event, delivery]));

/** Half hours of a day, `22:30`. */
export const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
const halfHour = z.string().check(z.refine((value) => halfHours.includes(value), 'choose'));

/** From when to when, in Berlin, mails that are sent at once wait; over midnight where the end is earlier. */
const quietHours = z
  .strictObject({ from: halfHour, to: halfHour })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'choose' }));
export type QuietHours = z.infer<typeof quietHours>;

/** A user's own settings. */
export const settings = z.object({
  ...followedSettings.shape,
  mails: z.object(mails as Record<NotificationEvent, typeof delivery>),
  /** Of which events the browsers tell that the user has turned on. */
  pushes: z.object(pushes as Record<NotificationEvent, z.ZodMiniBoolean>),
  quietHours: z.optional(quietHours),
  /**
   * Boxes of My Portal in the user's order, and those that the user has hidden; all other boxes keep their default
   * place.
   */
  boxes: z.object({ order: boxKeys, hidden: boxKeys }),
});
export type Settings = z.infer<typeof settings>;

/**
 * Null takes the default foundation or the quiet hours away. Events that are not named stay as they were: a tab that was
 * open before a release knows fewer.
 */
export const settingsChange = z.strictObject({
  ...z.partial(settings).shape,
  mails: z.optional(z.partial(z.strictObject(settings.shape.mails.shape))),
  pushes: z.optional(z.partial(z.strictObject(settings.shape.pushes.shape))),
  defaultFoundation: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  quietHours: z.optional(z.nullable(quietHours)),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const defaultSettings: Settings = {
  language: 'auto',
  startPage: 'Home',
  rowsPerPage: defaultRows,
  mails: defaultDeliveries,
  pushes: defaultPushes,
  boxes: { order: [], hidden: [] },
};
