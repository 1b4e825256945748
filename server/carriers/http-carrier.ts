import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { OutgoingMessage } from '#contract/wholesale/carrier-message.ts';
import type { Carrier, Deliver } from './carrier.ts';
import { type AskGateway, GatewayError, type GatewaySettings, openGateway } from './gateway-client.ts';
import { readMessage } from './read-message.ts';

/** Of an answer without content so much (bytes) is read, of the list of what waits, of one message. */
const maxBytes = { none: 16_384, list: 262_144, message: 524_288 };
/** What waits beyond that is fetched by the next run. */
const maxPerRun = 500;

const waitingList = z.object({ messages: z.array(z.unknown()) });
/** Names a message in an address; no path leads out of it. */
const messageId = z.string().check(z.regex(/^(?!\.+$)[\w.~-]{1,200}$/));

/** The same for a message that is sent again after a crash, another one for each that the portal means to send. */
const idempotencyKey = (message: OutgoingMessage, sending: number): string =>
  [message.vaId, message.message, message.date ?? '-', sending].join('/');

/** True where the message is gone meanwhile. */
const isGone = (error: unknown) => error instanceof GatewayError && (error.status === 404 || error.status === 410);
/** True where others would fare no better. */
const isUnreachable = (error: unknown) => error instanceof GatewayError && error.status === undefined;

function waitingIn(bytes: Buffer): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    json = undefined;
  }
  const list = waitingList.safeParse(json);
  if (list.success) return list.data.messages.slice(0, maxPerRun);
  throw new GatewayError('the carrier gateway does not list what waits as agreed', { code: 'EGATEWAY' });
}

/** Fetches one message, as far as it is read; undefined where it is gone. */
async function fetchOne(ask: AskGateway, id: string, ending: AbortSignal): Promise<string | undefined> {
  try {
    const request = { method: 'GET', path: `/${id}`, maxBytes: maxBytes.message } as const;
    return (await ask(request, ending)).bytes.toString('utf8');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function acknowledge(ask: AskGateway, id: string, ending: AbortSignal): Promise<void> {
  await ask({ method: 'DELETE', path: `/${id}`, maxBytes: maxBytes.none }, ending).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/**
 * Takes what waits, the oldest first, and throws the first failure once all others have been tried. What could not be kept
 * stays with the gateway, and what follows it about the same request waits with it.
 */
async function fetchAll(ask: AskGateway, gateway: string, deliver: Deliver, ending: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const delayed = new Set<string>();
  const list = waitingIn((await ask({ method: 'GET', maxBytes: maxBytes.list }, ending)).bytes);
  for (const one of list) {
    if (ending.aborted) return;
    const id = messageId.safeParse(one);
    if (!id.success) {
      failures.push(new GatewayError('the carrier gateway names a message as no address can', { code: 'EGATEWAY' }));
      continue;
    }
    let vaId: string | undefined;
    try {
      const raw = await fetchOne(ask, id.data, ending);
      if (raw === undefined) continue;
      vaId = readMessage(raw).vaId;
      if (vaId !== undefined && delayed.has(vaId)) continue;
      await deliver(raw, { gateway, id: id.data });
      await acknowledge(ask, id.data, ending);
    } catch (error) {
      if (ending.aborted) return;
      if (isUnreachable(error)) throw error;
      failures.push(error);
      if (vaId !== undefined) delayed.add(vaId);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Other carriers behind a gateway that is asked over HTTP (`docs/carrier-gateway.md`). */
export function httpCarrier(
  { code, pki, ...settings }: GatewaySettings & Pick<Carrier, 'code' | 'pki'>,
  deadline?: () => AbortSignal,
) {
  const ask = openGateway(settings, deadline);
  const gateway = createHash('sha256').update(new URL(settings.url).href).digest('base64url');
  const carrier: Carrier = {
    ...{ code, pki },
    send: async (message, _now, sending) => {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': idempotencyKey(message, sending),
      };
      await ask({ method: 'POST', headers, body: JSON.stringify(message), maxBytes: maxBytes.none });
      return [];
    },
    fetch: async (deliver, ending) => {
      try {
        await fetchAll(ask, gateway, deliver, ending);
      } catch (error) {
        // What was cut off by the end of the server is no failure.
        if (!ending.aborted) throw error;
      }
    },
  };
  return {
    ...carrier,
    /** Answers how many messages wait, and takes none; throws where the gateway cannot be used. */
    check: async (): Promise<number> => waitingIn((await ask({ method: 'GET', maxBytes: maxBytes.list })).bytes).length,
  };
}
