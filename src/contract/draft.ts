import * as z from 'zod/mini';

/** Name of a form whose input is kept, such as `ticket.etcBillingRequest`. */
export const draftKey = z.string().check(z.regex(/^[\w.-]{1,120}$/, 'invalid'));

const data = z.record(z.string(), z.unknown());

/** Input of a form that was not sent yet, as the form itself wrote it; `modified` in ms since the epoch. */
export const draft = z.object({ key: draftKey, version: z.number(), modified: z.number(), data });
export type Draft = z.infer<typeof draft>;

/** The next one still fits into the column. */
const latestVersion = 2 ** 31 - 2;

/** `version` is the one that was read or written last, 0 where none is known. */
export const draftInput = z.strictObject({
  version: z.number().check(z.int(), z.minimum(0), z.maximum(latestVersion)),
  data,
});
export type DraftInput = z.infer<typeof draftInput>;
