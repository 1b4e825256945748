import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CarrierAnswer, type OutgoingMessage, outgoingMessage } from '#contract/wholesale/carrier-message.ts';
import type { Carrier } from '#server/carriers/carrier.ts';

type Answer = Omit<CarrierAnswer, 'vaId'>;
/** What the other carrier answers to a message. */
export type Behaviour = (message: OutgoingMessage) => readonly Answer[];

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

const fail = (response: ServerResponse, status: number) => void response.writeHead(status).end();

/**
 * A gateway on this machine with the other carrier behind it. It takes messages at `POST /messages`, keeps order of each
 * request, knows a message that comes again, and holds answers until they are fetched and acknowledged.
 */
export async function openMockGateway(behaviour: Behaviour = obliging) {
  const received: OutgoingMessage[] = [];
  const refused: string[] = [];
  const seen = new Set<string>();
  const last = new Map<string, string>();
  let inbox: { readonly id: number; readonly raw: string }[] = [];
  let nextId = 1;
  let behave = behaviour;
  /** How often it takes a message and dies before it says so. */
  let diesAfter = 0;
  let isDown = false;

  const queue = (raw: string) => {
    inbox.push({ id: nextId, raw });
    nextId += 1;
  };

  function take(message: OutgoingMessage): number {
    const { vaId } = message;
    const date = 'date' in message ? message.date : '';
    const key = [vaId, message.message, date, 'technicalResource' in message && message.technicalResource].join(' ');
    if (seen.has(key)) return 200;
    const before = last.get(vaId) ?? 'new';
    const allowed = follows[message.message];
    if (allowed && !allowed.includes(before)) {
      refused.push(`${message.message} after ${before}`);
      return 409;
    }
    seen.add(key);
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
    if (isDown) return fail(response, 503);
    if (request.headers.authorization !== 'Bearer gateway') return fail(response, 401);
    if (request.method === 'GET') return void response.end(JSON.stringify(inbox));
    if (request.method === 'DELETE') {
      const id = Number(request.url?.split('/').at(-1));
      inbox = inbox.filter((one) => one.id !== id);
      return void response.writeHead(204).end();
    }
    const message = outgoingMessage.safeParse(JSON.parse(body));
    if (!message.success) return fail(response, 400);
    const status = take(message.data);
    if (diesAfter > 0) {
      diesAfter -= 1;
      return void request.socket.destroy();
    }
    fail(response, status);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;

  async function call(method: string, path = '', body?: string): Promise<Response> {
    const headers = { authorization: 'Bearer gateway', connection: 'close' };
    const answer = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(`the gateway answers ${answer.status}`);
    return answer;
  }

  /** The portal's side of the gateway, as `docs/carrier-gateway.md` asks for it. */
  const carrier: Carrier = {
    ...{ code: 'DEU.ETC', pki: 'D231' },
    send: async (message) => {
      await call('POST', '', JSON.stringify(message));
      return [];
    },
  };

  return {
    carrier,
    received,
    refused,
    queue,
    get waiting() {
      return inbox.length;
    },
    answer: (next: Behaviour) => {
      behave = next;
    },
    dieAfterNext: () => {
      diesAfter = 1;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Fetches what waits; a message is acknowledged once the portal has it. */
    async poll(deliver: (raw: string) => Promise<void>): Promise<void> {
      const messages = (await (await call('GET')).json()) as typeof inbox;
      for (const { id, raw } of messages) {
        await deliver(raw);
        await call('DELETE', `/${id}`);
      }
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type MockGateway = Awaited<ReturnType<typeof openMockGateway>>;
