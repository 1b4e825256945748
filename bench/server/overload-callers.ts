import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { callback } from '#tests/server/support/file-calls.ts';

export interface LoadOrder {
  readonly url: string;
  readonly trid: string;
  readonly tokens: readonly string[];
  readonly seconds: number;
  /** So many who call again as soon as they are answered. */
  readonly callers?: number;
  /** In place of them: so many calls each second, however the others fare. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly seconds: number;
  readonly sent: number;
  /** Times (ms) of calls that were answered, and of those that were asked to come again. */
  readonly accepted: number[];
  readonly refused: number[];
  readonly withoutRetryAfter: number;
  /** Neither: other answers, cut connections. */
  readonly other: number;
}

/** One address may hold 2,000 connections. */
const maxConnections = 1500;

async function runLoad({ url, trid, tokens, seconds, callers, perSecond = 0 }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const data = `/api/foundation/${trid}/data`;
  const accepted: number[] = [];
  const refused: number[] = [];
  const ids: string[] = [];
  let [sent, withoutRetryAfter, other] = [0, 0, 0];

  function call(method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
    const token = tokens[sent % tokens.length];
    sent += 1;
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<string>();
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      }),
    };
    const outgoing = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const ms = performance.now() - startedAt;
        const { statusCode = 0 } = answer;
        if (statusCode === 503) {
          refused.push(ms);
          if (!answer.headers['retry-after']) withoutRetryAfter += 1;
        } else if (statusCode < 300) accepted.push(ms);
        else other += 1;
        resolve(statusCode < 300 ? text : '');
      });
    });
    outgoing.on('error', () => {
      other += 1;
      resolve('');
    });
    outgoing.end(body);
    return promise;
  }
  const read = (path: string) => call('GET', path);
  const list = (more: string) => read(`${data}?type=hd.ticket&_limit=50${more}`);

  async function listTickets(): Promise<void> {
    const text = await list('&_sort=-modified&_counts=value2');
    if (ids.length === 0 && text)
      ids.push(...(JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id));
  }
  const openTicket = () => (ids.length === 0 ? listTickets() : read(`${data}/${ids[sent % ids.length]}`));
  const ticket = JSON.stringify(callback);
  /** What partners do, in about its shares. */
  const uses: readonly (() => Promise<unknown>)[] = [
    listTickets,
    openTicket,
    () => list('&search=Rechnung'),
    openTicket,
    () => list('&_sort=value1'),
    () => read('/api/search?search=Sonnental'),
    openTicket,
    listTickets,
    () => read(`/api/foundation/${trid}/activities`),
    () => call('POST', data, ticket),
  ];
  let turn = 0;
  const use = () => uses[turn++ % uses.length]?.();

  await listTickets();
  for (const list of [accepted, refused]) list.length = 0;
  [sent, withoutRetryAfter, other] = [0, 0, 0];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt >= seconds * 1000;
  if (callers !== undefined) {
    const caller = async () => {
      while (!isOver()) await use();
    };
    await Promise.all(Array.from({ length: callers }, caller));
  } else {
    while (!isOver()) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      while (sent < due) void use();
      await pause(1);
    }
  }
  const took = (performance.now() - startedAt) / 1000;
  const offered = sent;
  // What was sent is answered, if late.
  const answered = () => accepted.length + refused.length + other;
  for (let waits = 0; answered() < sent && waits < 100; waits += 1) await pause(100);
  agent.destroy();
  return { seconds: took, sent: offered, accepted, refused, withoutRetryAfter, other: other + (sent - answered()) };
}

process.on('message', (order: LoadOrder) => {
  void runLoad(order).then((result) => process.send?.(result, () => process.disconnect()));
});
