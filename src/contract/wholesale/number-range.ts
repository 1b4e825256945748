import * as z from 'zod/mini';
import { attendant, blockEnd, ddiBase } from '../telephone.ts';
import { storedAreaCode as onkz, subscriberNumber } from './number-parts.ts';

/** A number of its own, `+49 30 2312540`. */
const singleNumber = z.object({ kind: z.literal('single'), onkz, number: subscriberNumber });
/** A block behind a pilot number, `+49 30 231254-00 bis -99`; its attendant answers what is dialled without an extension. */
const numberBlock = z.object({
  kind: z.literal('block'),
  onkz,
  ddiBase,
  attendant,
  from: blockEnd,
  to: blockEnd,
});
export const numberRange = z.discriminatedUnion('kind', [singleNumber, numberBlock]);
export type NumberRange = z.infer<typeof numberRange>;
export type NumberBlock = z.infer<typeof numberBlock>;
