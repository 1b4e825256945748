import * as z from 'zod/mini';
import { errorAnswer } from '#contract/error.ts';

/** Every refusal has the same form (`docs/domain/interface.md#errors`). */
export const refusals = { '4xx': errorAnswer, '5xx': errorAnswer } as const;

export const noContent = z.null();
export const tridParams = z.object({ trid: z.string().check(z.maxLength(40)) });
export const recordParams = z.object({ ...tridParams.shape, id: z.string().check(z.maxLength(100)) });
