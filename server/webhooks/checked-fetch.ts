import { type AddressFault, checkAddress, type ResolveHost } from './checked-address.ts';
import { requestPinned } from './pinned-request.ts';

/** How long (ms) another system has for its whole answer, and how large (bytes) that may be. */
const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 1_048_576;

/** The address of another system is none that the portal may call. */
export class RefusedAddressError extends Error {
  readonly fault: AddressFault;

  constructor(fault: AddressFault) {
    super(`the address of another system is refused: ${fault}`);
    this.fault = fault;
  }
}

export interface Reach {
  readonly resolve: ResolveHost;
  readonly networks: readonly string[];
  /** Ends the call before its time, as `timeoutMs` does. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxAnswerBytes?: number;
}
interface FetchOptions {
  readonly method?: string;
  readonly headers?: Record<string, string> | Headers;
  readonly body?: unknown;
}

const rejectsOn = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** As `fetch`, to addresses that the portal may call; follows no redirect. Throws where the answer is late or too large. */
export const checkedFetch =
  ({ timeoutMs = defaultTimeoutMs, maxAnswerBytes = defaultMaxBytes, signal: given, ...reach }: Reach) =>
  async (address: string, { method = 'GET', headers = {}, body }: FetchOptions): Promise<Response> => {
    const url = new URL(address);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = given ? AbortSignal.any([given, timeout]) : timeout;
    const isLate = rejectsOn(signal);
    isLate.catch(() => undefined);
    const checked = await Promise.race([checkAddress(url, reach), isLate]);
    if (checked.fault !== undefined) throw new RefusedAddressError(checked.fault);
    const sent = {
      ...{ method, url, headers: Object.fromEntries(new Headers(headers)) },
      body: body === undefined || body === null ? undefined : String(body),
    };
    const response = await requestPinned(sent, checked.address, signal);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > maxAnswerBytes) throw new Error('the answer of another system is too large');
      chunks.push(chunk as Buffer);
    }
    const status = response.statusCode ?? 502;
    const isEmpty = status === 204 || status === 304;
    const type = response.headers['content-type'];
    return new Response(isEmpty ? null : Buffer.concat(chunks), {
      status,
      headers: type ? { 'content-type': type } : {},
    });
  };
