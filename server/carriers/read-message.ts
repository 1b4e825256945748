import * as z from 'zod/mini';
import {
  type CarrierAnswer,
  type CarrierFollowUp,
  type CarrierRequest,
  carrierAnswer,
  carrierFollowUp,
  carrierRequest,
} from '#contract/wholesale/carrier-message.ts';
import { vaIdIn } from '#domain/wholesale/porting/unassigned-message.ts';

/** A message longer than this is none of ours. */
const maxCharacters = 20_000;

const incoming = z.union([carrierAnswer, carrierRequest, carrierFollowUp]);
type IncomingMessage = CarrierAnswer | CarrierRequest | CarrierFollowUp;

/** A message as it came, with what it says or why it cannot be read. */
export interface ReadMessage {
  readonly raw: string;
  /** The request that it is about; of an unreadable message the first VA-ID in its text. */
  readonly vaId: string | undefined;
  readonly content: { readonly message: IncomingMessage } | { readonly why: string };
}

function contentOf(raw: string): ReadMessage['content'] {
  if (raw.length > maxCharacters) return { why: 'Die Meldung ist zu lang.' };
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return { why: 'Die Meldung ist nicht lesbar.' };
  }
  const read = incoming.safeParse(json);
  return read.success ? { message: read.data } : { why: 'Die Meldung hat nicht die vereinbarte Form.' };
}

/** Reads a message once, where it comes in. */
export function readMessage(raw: string): ReadMessage {
  const content = contentOf(raw);
  return { raw, vaId: 'message' in content ? content.message.vaId : vaIdIn(raw), content };
}

const answers: readonly string[] = carrierAnswer.shape.message.options;
export const isAnswer = (message: IncomingMessage): message is CarrierAnswer => answers.includes(message.message);
