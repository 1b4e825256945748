import * as z from 'zod/mini';
import { keyAreas, keyLevels } from '#contract/integrations/key-rights.ts';
import { asPlainText, day, text, time } from '../fields.ts';
import { isNetwork } from './network.ts';

/** How each secret of a key begins, so that searches for lost secrets find it. */
export const keyPrefix = 'etc_';

const keyRights = z.partialRecord(z.enum(keyAreas), z.enum(keyLevels, 'choose'));
const rights = keyRights.check(z.refine((given) => Object.keys(given).length > 0, 'choose'));

/** An address or a network as its owner writes it: `203.0.113.0/24`, `203.0.113.17`, `2001:db8::/32`. */
export const network = z.string().check(asPlainText, z.refine(isNetwork, 'networkAddress'));
/** The same as a text of several, with commas, spaces or lines between. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
const networks = z.array(network).check(z.maxLength(20, 'tooManyNetworks:20'));

const changeable = {
  name: text(1, 60),
  /** Empty: from everywhere. */
  networks,
  /** The last day on which it counts. */
  until: day,
};

export const newApiKey = z.strictObject({
  ...changeable,
  rights,
  /** Asked where the key may write. */
  password: z.optional(z.string().check(z.maxLength(200))),
});
export type NewApiKey = z.infer<typeof newApiKey>;
export const changedApiKey = z.strictObject({ ...changeable, version: z.number() });
export type ChangedApiKey = z.infer<typeof changedApiKey>;
/** Ends all that reaches the organisation from outside: keys and sign-ins. */
export const accessEnd = z.strictObject({ password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)) });
export const endedAccess = z.object({ keys: z.number(), sessions: z.number() });
export type EndedAccess = z.infer<typeof endedAccess>;

export const keyRotation = z.strictObject({ password: z.string().check(z.maxLength(200)), version: z.number() });

const keyForm = {
  name: text(1, 60),
  networks: z.string().check(
    asPlainText,
    z.refine((value) => z.safeParse(networks, networksIn(value)).success, 'networkAddress'),
  ),
  until: day,
};
const levels = Object.fromEntries(keyAreas.map((area) => [area, z.enum(['', ...keyLevels])])) as Record<
  (typeof keyAreas)[number],
  z.ZodMiniEnum<{ '': ''; read: 'read'; write: 'write' }>
>;
/** A new key as its form asks for it. */
export const newApiKeyForm = z.object({
  ...keyForm,
  ...levels,
  password: z.optional(z.string().check(z.maxLength(200))),
});
export const changedApiKeyForm = z.object(keyForm);

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first signs of its secret. */
  begin: z.string(),
  rights: keyRights,
  networks: z.array(z.string()),
  until: z.string(),
  created: time,
  expires: time,
  createdBy: z.string(),
  lastUsed: z.optional(time),
  lastAddress: z.optional(z.string()),
  ended: z.optional(time),
  /** The user who made it may no longer do so: it is refused. */
  lacksGiver: z.boolean(),
  version: z.number(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = z.object({
  items: z.array(apiKey),
  /** What the caller may give a key. */
  offered: keyRights,
  /** The address that this call came from. */
  address: z.string(),
  /** Sign-ins of its members that go on, but for the caller's own. */
  otherSessions: z.number(),
});
export type ApiKeys = z.infer<typeof apiKeys>;
/** The one answer that holds a secret. */
export const madeApiKey = z.object({ key: apiKey, secret: z.string() });
export type MadeApiKey = z.infer<typeof madeApiKey>;
