import * as z from 'zod/mini';
import { choice, optionalText, text, time } from '../fields.ts';
import { isAreaCode } from '../numbering/numbering-plan.ts';
import { plainAreaCode } from '../numbering/phone-number.ts';
import { productTypes } from '../sales/product.ts';
import { messageKinds, noticeKinds } from './partner-notice.ts';

/** Who can be named as audience: tags of organisations, and rights of users. */
export const audienceRoles = [
  'SP',
  'WS',
  'PORTAL_ETC_PORTAL_ADMIN',
  'PORTAL_ETC_COMISSION_PAPERS',
  'PORTAL_ETC_COMISSION_STATEMENT',
] as const;

const areaCode = z
  .string()
  .check(z.overwrite(plainAreaCode), z.minLength(1, 'required'), z.refine(isAreaCode, 'areaCode'));
const listOf = <T extends z.ZodMiniType>(item: T, max: number) => z.array(item).check(z.maxLength(max));

/** Of each list that is not empty, an organisation or its user must have one; all empty lists are everybody. */
export const noticeAudience = z.strictObject({
  roles: listOf(choice(audienceRoles), audienceRoles.length),
  foundations: listOf(z.string().check(z.regex(/^[\w-]{1,40}$/, 'choose')), 200),
  operators: listOf(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'choose')), 50),
  products: listOf(choice(productTypes), productTypes.length),
  areaCodes: listOf(areaCode, 100),
});
export type NoticeAudience = z.infer<typeof noticeAudience>;
export const everybody: NoticeAudience = { roles: [], foundations: [], operators: [], products: [], areaCodes: [] };

/** Beside the band at the head of each page, where every notice stands. */
const noticeChannels = z.strictObject({ bell: z.boolean(), mail: z.boolean(), tickets: z.boolean() });
export type NoticeChannels = z.infer<typeof noticeChannels>;

const maxTextLength = 600;
const bilingual = (max: number) => z.strictObject({ de: text(3, max), en: optionalText(max) });
const noticeTitle = bilingual(120);
const noticeText = bilingual(maxTextLength);
export type Bilingual = z.infer<typeof noticeTitle>;

/** `begin` is absent where a notice begins when it is published. */
export const noticeInput = z.strictObject({
  kind: choice(noticeKinds),
  title: noticeTitle,
  text: noticeText,
  audience: noticeAudience,
  channels: noticeChannels,
  begin: z.optional(time),
  /** From when on a maintenance is announced. */
  visibleFrom: z.optional(time),
  /** By when the next message was promised. */
  promise: z.optional(time),
  /** The expected end of a disturbance; others end at that moment. */
  end: z.optional(time),
});
export type NoticeInput = z.infer<typeof noticeInput>;

/** `confirmed` answers the second question: mail to many, or to everybody. */
const publication = { isPublished: z.boolean(), confirmed: z.optional(z.boolean()) };
const noticeId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'invalid'));
/** The id is made by the sender, so that a repeated call adds nothing. */
export const newNotice = z.strictObject({ id: noticeId, ...noticeInput.shape, ...publication });

const version = { version: z.number().check(z.int()) };
const moment = z.optional(z.nullable(time));
export const noticeAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('edit'), ...version, ...noticeInput.shape, ...publication }),
  z.strictObject({ _action: z.literal('message'), ...version, text: noticeText, promise: moment }),
  z.strictObject({ _action: z.literal('reschedule'), ...version, promise: moment, end: moment }),
  z.strictObject({ _action: z.literal('resolve'), ...version, text: z.optional(noticeText) }),
  z.strictObject({
    _action: z.literal('correct'),
    ...version,
    title: noticeTitle,
    text: noticeText,
    audience: noticeAudience,
  }),
  z.strictObject({ _action: z.literal('end'), ...version }),
]);
export type NoticeAction = z.infer<typeof noticeAction>;

const messageFields = {
  id: z.string(),
  time,
  kind: z.enum(messageKinds),
  text: z.optional(z.object({ de: z.string(), en: z.optional(z.string()) })),
  /** The promise that it answers. */
  promised: z.optional(time),
};
const noticeMessage = z.object({ ...messageFields, author: z.string() });
export type NoticeMessage = z.infer<typeof noticeMessage>;

const stored = z.object({ de: z.string(), en: z.optional(z.string()) });
const count = z.number().check(z.int(), z.nonnegative());
export const reach = z.object({ users: count, foundations: count });
export type Reach = z.infer<typeof reach>;

/** A notice as employees see it. */
export const notice = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(noticeKinds),
  title: stored,
  text: stored,
  audience: noticeAudience,
  channels: noticeChannels,
  begin: z.optional(time),
  visibleFrom: z.optional(time),
  promise: z.optional(time),
  end: z.optional(time),
  resolved: z.optional(time),
  ended: z.optional(time),
  corrected: z.optional(time),
  /** False while it is a draft. */
  isPublished: z.boolean(),
  modified: time,
  messages: z.array(noticeMessage),
  /** The users it concerned when it was published or its audience changed. */
  reach,
  /** How many have seen it, and how many of them went on to write a ticket. */
  seen: count,
  tickets: count,
});
export type Notice = z.infer<typeof notice>;

export const noticeList = z.object({ items: z.array(notice) });
export type NoticeList = z.infer<typeof noticeList>;

/** The audience is a query of its own shape, and so travels in a body. */
export const audienceQuestion = z.strictObject({ audience: noticeAudience });
/** Names the first organisations. */
export const audienceAnswer = z.object({ ...reach.shape, names: z.array(z.string()) });
export type AudienceAnswer = z.infer<typeof audienceAnswer>;
