import { type AddressFault, checkAddress, type ResolveHost } from '#server/webhooks/checked-address.ts';
import { requestPinned } from '#server/webhooks/pinned-request.ts';

/** How long (ms) a provider has for its whole answer, and how large (bytes) that may be. */
const timeoutMs = 10_000;
const maxAnswerBytes = 1_048_576;

export class ProviderAddressError extends Error {
  readonly fault: AddressFault;

  constructor(fault: AddressFault) {
    super(`the address of a provider is refused: ${fault}`);
    this.fault = fault;
  }
}

interface Reach {
  readonly resolve: ResolveHost;
  readonly networks: readonly string[];
}
interface FetchOptions {
  readonly method?: string;
  readonly headers?: Record<string, string> | Headers;
  readonly body?: unknown;
}

/** As `fetch`, to addresses that the portal may call; follows no redirect. */
export const providerFetch =
  (reach: Reach) =>
  async (address: string, { method = 'GET', headers = {}, body }: FetchOptions): Promise<Response> => {
    const url = new URL(address);
    const checked = await checkAddress(url, reach);
    if (checked.fault !== undefined) throw new ProviderAddressError(checked.fault);
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = {
      ...{ method, url, headers: Object.fromEntries(new Headers(headers)) },
      body: body === undefined || body === null ? undefined : String(body),
    };
    const response = await requestPinned(sent, checked.address, signal);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > maxAnswerBytes) throw new Error('the answer of a provider is too large');
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
