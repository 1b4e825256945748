import * as z from 'zod/mini';

/** Name of a form with saved input, such as `ticket.etcBillingRequest`. */
export const formInputKey = z.string().check(z.regex(/^[\w.-]{1,120}$/, 'invalid'));

const data = z.record(z.string(), z.unknown());

/** Input of a form that was not sent yet, as the form itself wrote it; `modified` in ms since the epoch. */
export const storedFormInput = z.object({ key: formInputKey, version: z.number(), modified: z.number(), data });
export type StoredFormInput = z.infer<typeof storedFormInput>;

/** The next one still fits into the column. */
const latestVersion = 2 ** 31 - 2;

/** So many saves may wait for their answers. */
export const maxUnanswered = 100;

/** `version` is the one that was read or written last, 0 where none is known. */
export const formInputBody = z.strictObject({
  version: z.number().check(z.int(), z.minimum(0), z.maximum(latestVersion)),
  data,
  /** `savedAt` of what the same form sent before and has no answer to: it may be stored by now, and is no change by others. */
  unanswered: z.optional(z.array(z.number().check(z.int())).check(z.maxLength(maxUnanswered))),
});
export type FormInputBody = z.infer<typeof formInputBody>;
