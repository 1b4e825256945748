/** A call that the page has sent before any island runs. */
interface PreloadedResponse {
  readonly authorization: string;
  /** `performance.now()` of the call. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** On the page itself, because its head and its islands are scripts of their own. */
declare global {
  var preloadedResponses: Map<string, PreloadedResponse> | undefined;
}

/** How long an answer may wait for the island that asks for it, in ms. */
const freshFor = 10_000;
const timeoutMs = 30_000;

/** The same call for any order of its query; `_` only keeps caches out of the way (§7-10). */
function nameOf(address: string): string {
  const [path = '', search] = address.split('?');
  const query = [...new URLSearchParams(search)].filter(([name]) => name !== '_').sort();
  return `${path}?${new URLSearchParams(query)}`;
}

/**
 * An answer with its text already read. Reading takes a turn of the browser, in which it would draw the placeholders of
 * the screen; so early answers are drawn at once.
 */
async function withText(pendingResponse: Promise<Response>): Promise<Response> {
  const answer = await pendingResponse;
  const text = await answer.text();
  return Object.assign(answer, { text: async () => text });
}

export function preload(addresses: readonly string[], token: string): void {
  const authorization = `Bearer ${token}`;
  globalThis.preloadedResponses = new Map(
    addresses.map((address) => {
      const answer = withText(fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) }));
      // The caller that takes the answer handles a failure; an answer that is never taken must not raise an error.
      answer.catch(() => {});
      return [nameOf(address), { authorization, at: performance.now(), answer }];
    }),
  );
}

/** The answer to a call that was sent early with the same token; each is given once, and none after a write. */
export function takePreloaded(method: string, address: string, authorization: string | null) {
  const early = globalThis.preloadedResponses;
  if (!early) return undefined;
  if (method !== 'GET') {
    early.clear();
    return undefined;
  }
  const name = nameOf(address);
  const preloadEntry = early.get(name);
  early.delete(name);
  const isSame = preloadEntry?.authorization === authorization && performance.now() - preloadEntry.at < freshFor;
  return isSame ? preloadEntry.answer : undefined;
}
