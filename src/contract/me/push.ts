import * as z from 'zod/mini';
import { asPlainText, code, time } from '../fields.ts';

const maxEndpointLength = 1000;

/** An address of a push service as a browser writes it, so that each has one form: by TLS, without a name or password in it. */
function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  const isPlain = url?.href === text && !text.includes('#');
  return isPlain && url.protocol === 'https:' && url.username + url.password === '';
}

const endpoint = z
  .string()
  .check(asPlainText, z.maxLength(maxEndpointLength, `tooLong:${maxEndpointLength}`), z.refine(isEndpoint, 'invalid'));
/** 16 bytes, and an uncompressed point of P-256 (RFC 8291), in Base64 for addresses. */
const auth = code(/^[\w-]{22}$/, 'invalid');
const p256dh = code(/^B[\w-]{86}$/, 'invalid');

/** A browser as its `PushManager` knows it. */
const browserKeys = { endpoint, p256dh, auth };

/** Turns push messages on for a browser of the user; `locale` counts where the settings name no language. */
export const newPushBrowser = z.strictObject({ ...browserKeys, locale: z.enum(['de', 'en']) });
export type NewPushBrowser = z.infer<typeof newPushBrowser>;

/** A browser got another address from its push service: what it had proves that it is the same. */
export const pushRenewal = z.strictObject({
  before: z.strictObject({ endpoint, auth }),
  next: z.strictObject(browserKeys),
});
export type PushRenewal = z.infer<typeof pushRenewal>;

/** `id` is the SHA-256 of the browser's address in Base64 for addresses; `client` is its name, or `other`. */
const pushBrowser = z.object({
  id: z.string(),
  client: z.string(),
  created: time,
  lastSuccess: z.optional(time),
});
export type PushBrowser = z.infer<typeof pushBrowser>;

/** The browsers of the user; without `key`, by which a browser subscribes, the portal sends no push messages. */
export const pushBrowsers = z.object({ key: z.optional(z.string()), items: z.array(pushBrowser) });
export type PushBrowsers = z.infer<typeof pushBrowsers>;
