import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Message, verify } from './verify.ts';

const { WEBHOOK_SECRET: secret = '', PORT: port = '8080' } = process.env;
if (!secret) throw new Error('WEBHOOK_SECRET is missing');

/** Far larger than any message (bytes). */
const maxBytes = 65_536;

/** What was taken already; a real system keeps it in its database, for 30 days. */
const taken = new Set<string>();

/** Here the work begins: put it into a queue, and answer the portal at once. */
function handle({ type, data }: Message): void {
  console.log(type, data['number'] ?? data['id'] ?? '', data['state'] ?? '', data['link'] ?? '');
}

const server = createServer(async (request, response) => {
  const answer = (status: number) => void response.writeHead(status).end();
  if (request.method !== 'POST') return answer(405);
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxBytes) return answer(413);
  try {
    const message = verify(secret, request.headers, await text(request));
    if (!taken.has(message.id)) handle(message);
    taken.add(message.id);
    answer(204);
  } catch (error) {
    console.error(`refused: ${(error as Error).message}`);
    answer(401);
  }
});

server.listen(Number(port), '127.0.0.1', () => {
  console.log(`listening on ${(server.address() as AddressInfo).port}`);
});
