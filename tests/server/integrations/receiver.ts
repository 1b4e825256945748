import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Answer = (response: ServerResponse, request: IncomingMessage) => void;
export const accept: Answer = (response) => void response.writeHead(204).end();

/** A partner's system on this machine: keeps what it gets and answers as a test wants. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer: Answer = accept;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `http://erp.example:${port}/etc`,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** The message, if it is signed with this secret; the library takes the time from the system. */
export function verified(secret: string, message: Received | undefined, now: number): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(message?.body ?? '', { ...message?.headers }, { jsonParse: true });
  } finally {
    vi.useRealTimers();
  }
}
