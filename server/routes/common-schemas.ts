import * as z from 'zod/mini';
import { errorAnswer } from '#contract/error.ts';

/** Every refusal has the same form (`docs/domain/interface.md#errors`). */
export const refusals = { '4xx': errorAnswer, '5xx': errorAnswer } as const;

export const noContent = z.null();
export const tridParams = z.object({ trid: z.string().check(z.maxLength(40)) });
const uuid = z.string().check(z.regex(/^[0-9a-f-]{36}$/i, 'invalid'));
/** The key of an intent: repeated under it, a call does nothing twice. */
export const idempotencyHeaders = z.looseObject({ 'idempotency-key': z.optional(uuid) });
export const recordParams = z.object({ ...tridParams.shape, id: z.string().check(z.maxLength(100)) });
