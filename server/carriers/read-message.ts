import * as z from 'zod/mini';
import {
  type CarrierAnswer,
  type CarrierFollowUp,
  type CarrierRequest,
  carrierAnswer,
  carrierFollowUp,
  carrierRequest,
} from '#contract/wholesale/carrier-message.ts';

/** A message longer than this is none of ours. */
const maxCharacters = 20_000;

const incoming = z.union([carrierAnswer, carrierRequest, carrierFollowUp]);
type IncomingMessage = CarrierAnswer | CarrierRequest | CarrierFollowUp;

/** A message as it came, or why it cannot be read. */
export function readMessage(raw: string): { readonly message: IncomingMessage } | { readonly why: string } {
  if (raw.length > maxCharacters) return { why: 'Die Meldung ist zu lang.' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    return { why: 'Die Meldung ist kein JSON.' };
  }
  const read = incoming.safeParse(parsed);
  if (!read.success) return { why: 'Die Meldung hat nicht die vereinbarte Form.' };
  return { message: read.data };
}

const answers: readonly string[] = carrierAnswer.shape.message.options;
export const isAnswer = (message: IncomingMessage): message is CarrierAnswer => answers.includes(message.message);
