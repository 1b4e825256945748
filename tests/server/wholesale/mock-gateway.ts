import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CarrierAnswer, type OutgoingMessage, outgoingMessage } from '#contract/wholesale/carrier-message.ts';
import type { Carrier } from '#server/carriers/carrier.ts';
import { httpCarrier } from '#server/carriers/http-carrier.ts';

type Answer = Omit<CarrierAnswer, 'vaId'>;
/** What the other carrier answers to a message. */
export type Behaviour = (message: OutgoingMessage) => readonly Answer[];
/** What the gateway does with a request in place of what it should; false where it does that after all. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What may follow what, as the other carrier sees a request (WBCI). */
const follows: Readonly<Record<string, readonly string[]>> = {
  VA: ['new'],
  'AKM-TR': ['RUEM-VA', 'TV-ERLM', 'TV-ABBM', 'STORNO-ABBM', 'ABBM-TR'],
  TV: ['RUEM-VA', 'TV-ERLM', 'TV-ABBM', 'STORNO-ABBM', 'AKM-TR'],
  STORNO: ['VA', 'RUEM-VA', 'TV-ERLM', 'TV-ABBM', 'STORNO-ABBM', 'AKM-TR', 'ABBM-TR'],
};

/** The other carrier: confirms what it is asked for. */
export const obliging: Behaviour = (message) => {
  switch (message.message) {
    case 'VA':
      return [{ message: 'RUEM-VA', codes: ['8001'], date: message.date, pki: 'D001' }];
    case 'TV':
      return [{ message: 'TV-ERLM', codes: ['8003'], date: message.date }];
    case 'STORNO':
      return [{ message: 'STORNO-ERLM', codes: ['8004'] }];
    default:
      return [];
  }
};

export const gatewayToken = 'token-of-the-gateway-0123456789';
const fail = (response: ServerResponse, status: number) => void response.writeHead(status).end();

/**
 * A gateway on this machine with the other carrier behind it, as `docs/carrier-gateway.md` asks for it: it keeps the order
 * of each request, knows a message that comes again, and holds answers until they are fetched and acknowledged.
 */
export async function openMockGateway(behaviour: Behaviour = obliging) {
  const received: OutgoingMessage[] = [];
  const refused: string[] = [];
  const keys: string[] = [];
  const last = new Map<string, string>();
  const inbox = new Map<string, string>();
  let nextId = 1;
  let behave = behaviour;
  let trouble: Trouble = () => false;
  /** True once it is to die after it took the next message. */
  let isDying = false;

  const queue = (raw: string, id = `m-${nextId}`) => {
    inbox.set(id, raw);
    nextId += 1;
  };

  function take(message: OutgoingMessage, key: string): number {
    const isRepeated = keys.includes(key);
    keys.push(key);
    if (isRepeated) return 200;
    const { vaId } = message;
    const before = last.get(vaId) ?? 'new';
    const allowed = follows[message.message];
    if (allowed && !allowed.includes(before)) {
      refused.push(`${message.message} after ${before}`);
      return 409;
    }
    received.push(message);
    last.set(vaId, message.message);
    for (const answer of behave(message)) {
      last.set(vaId, answer.message);
      queue(JSON.stringify({ ...answer, vaId }));
    }
    return 201;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (trouble(request, response)) return;
    if (request.headers.authorization !== `Bearer ${gatewayToken}`) return fail(response, 401);
    const [, , id] = (request.url ?? '').split('/');
    if (request.method === 'GET' && id === undefined)
      return void response.end(JSON.stringify({ messages: [...inbox.keys()] }));
    if (request.method === 'GET') {
      const raw = inbox.get(id ?? '');
      return raw === undefined ? fail(response, 404) : void response.end(raw);
    }
    if (request.method === 'DELETE') return fail(response, inbox.delete(id ?? '') ? 204 : 404);
    const key = request.headers['idempotency-key'];
    const message = outgoingMessage.safeParse(JSON.parse(body));
    if (!message.success || typeof key !== 'string') return fail(response, 400);
    const status = take(message.data, key);
    if (isDying) {
      isDying = false;
      return void request.socket.destroy();
    }
    fail(response, status);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  const own = { code: 'DEU.ETC', pki: 'D231' } as const;
  const never = new AbortController().signal;

  return {
    url,
    /** The settings of a portal that uses it. */
    settings: {
      CARRIER_GATEWAY_URL: url,
      CARRIER_GATEWAY_TOKEN: gatewayToken,
      CARRIER_CODE: own.code,
      CARRIER_PKI: own.pki,
    },
    /** The portal's side of it; `deadline` stands in for the time that it has for an answer. */
    carrier: (deadline?: () => AbortSignal): Carrier => httpCarrier({ ...own, url, token: gatewayToken }, deadline),
    received,
    refused,
    /** Of all messages that came, also of those that came again. */
    keys,
    queue,
    ids: () => [...inbox.keys()],
    get waiting() {
      return inbox.size;
    },
    answer: (next: Behaviour) => {
      behave = next;
    },
    dieAfterNext: () => {
      isDying = true;
    },
    /** Has requests fare so until it is told otherwise. */
    trouble: (next: Trouble = () => false) => {
      trouble = next;
    },
    setDown: (isDown: boolean) => {
      trouble = (_request, response) => {
        if (isDown) fail(response, 503);
        return isDown;
      };
    },
    /** Fetches what waits; a message is acknowledged once the portal has it. */
    poll: async (deliver: (raw: string) => Promise<void>, ending = never) =>
      httpCarrier({ ...own, url, token: gatewayToken }).fetch?.(deliver, ending),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type MockGateway = Awaited<ReturnType<typeof openMockGateway>>;
