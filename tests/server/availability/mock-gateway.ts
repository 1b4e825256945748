import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Question {
  readonly body: unknown;
  readonly authorization: string | undefined;
}
type Answer = (response: ServerResponse, question: Question) => void;

export const json = (value: unknown, status = 200): Answer => {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

/** What a gateway says of any address (`docs/availability-gateway.md`). */
export const twoLines = {
  id: 'GW-1',
  technologies: [
    { technology: 'vdsl', maxRate: 100 },
    { technology: 'superVectoring', maxRate: 250.7 },
    { technology: 'fibre', maxRate: 1000 },
  ],
  checkedAt: '2026-11-23T08:59:00+01:00',
};

/** A gateway on this machine, which keeps what it is asked and answers as a test wants. */
export async function openMockGateway() {
  const questions: Question[] = [];
  let answer: Answer = json(twoLines);
  const server = createServer(async (request, response) => {
    const question = { body: JSON.parse(await text(request)), authorization: request.headers.authorization };
    questions.push(question);
    answer(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    questions,
    url: `http://lines.example:${port}/check`,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type MockGateway = Awaited<ReturnType<typeof openMockGateway>>;
