import * as z from 'zod/mini';
import { defaultRows, followedSettings } from './followed-settings.ts';

/** Events that a user can subscribe to by mail. */
export const notificationEvents = [
  'ticketAnswer',
  'orderStatus',
  'porting',
  'request',
  'rights',
  'newDocuments',
  'statement',
  'newsletter',
  'certificate',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];
export const deliveries = ['instant', 'daily', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

const boxKeys = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40));
const delivery = z.enum(deliveries);

/** What a user sets for himself. */
export const settings = z.object({
  ...followedSettings.shape,
  mails: z.object({
    ticketAnswer: delivery,
    orderStatus: delivery,
    porting: delivery,
    request: delivery,
    rights: delivery,
    newDocuments: delivery,
    statement: delivery,
    newsletter: delivery,
    certificate: delivery,
  } satisfies Record<NotificationEvent, typeof delivery>),
  /**
   * Boxes of My Portal in the user's order, and those that the user has hidden; all other boxes keep their default
   * place.
   */
  boxes: z.object({ order: boxKeys, hidden: boxKeys }),
});
export type Settings = z.infer<typeof settings>;

/** Null takes the default foundation away. */
export const settingsChange = z.strictObject({
  ...z.partial(settings).shape,
  defaultFoundation: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const defaultSettings: Settings = {
  language: 'auto',
  startPage: 'Home',
  rowsPerPage: defaultRows,
  mails: {
    ticketAnswer: 'instant',
    orderStatus: 'instant',
    porting: 'instant',
    request: 'instant',
    rights: 'instant',
    newDocuments: 'instant',
    statement: 'instant',
    newsletter: 'daily',
    certificate: 'instant',
  },
  boxes: { order: [], hidden: [] },
};
