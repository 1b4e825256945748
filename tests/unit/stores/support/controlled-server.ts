import { vi } from 'vitest';

/** A call that waits for its answer. */
interface OpenCall {
  url: URL;
  method: string;
  body: Record<string, unknown> | undefined;
  key: string | null;
  answer(body: unknown, status?: number): void;
  lose(): void;
}

/** Stands in for the network: each call waits until the test answers it. */
export function controlledServer(): { calls: OpenCall[]; next(): Promise<OpenCall> } {
  const calls: OpenCall[] = [];
  const waiting: ((call: OpenCall) => void)[] = [];
  let count = 0;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), 'http://portal'), init);
    return new Promise<Response>((resolve, reject) => {
      const call: OpenCall = {
        url: new URL(request.url),
        method: request.method,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        key: request.headers.get('idempotency-key'),
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
        lose: () => reject(new TypeError('Failed to fetch')),
      };
      calls.push(call);
      const taker = waiting.shift();
      if (taker) {
        count += 1;
        taker(call);
      }
    });
  });
  return {
    calls,
    next() {
      const call = calls[count];
      if (!call) return new Promise((resolve) => waiting.push(resolve));
      count += 1;
      return Promise.resolve(call);
    },
  };
}
