import type { IncomingMessage } from 'node:http';
import { requestPinned } from '#server/webhooks/pinned-request.ts';

/** How long (ms) a gateway has for a whole answer. */
const timeoutMs = 10_000;

export interface GatewaySettings {
  readonly url: string;
  readonly token: string;
}

/** A gateway that does not answer, or answers something else than success. `code` is what the list of jobs tells the reason by. */
export class GatewayError extends Error {
  readonly code: string;
  /** Of its answer, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, { code, status, cause }: { code: string; status?: number; cause?: unknown }) {
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}

interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the address of the settings. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** More (bytes) of the answer is not read. */
  readonly maxBytes: number;
}
export interface GatewayAnswer {
  readonly bytes: Buffer;
  /** True where the answer is longer than what was read. */
  readonly isCut: boolean;
}

async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<GatewayAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: size > maxBytes };
}

/**
 * Asks the gateway of the settings. Its address is the operator's own setting, so that it may lie in any network, and its
 * name is resolved by the system as those of the database and the mail server are. Redirects are not followed: the token is
 * for this address alone.
 */
export function openGateway({ url, token }: GatewaySettings, deadline = () => AbortSignal.timeout(timeoutMs)) {
  const base = new URL(url);
  const host = base.hostname.replace(/^\[(.*)\]$/, '$1');

  /** Throws a `GatewayError` for each answer but success, and where there is none in time. */
  return async ({ method, path = '', headers = {}, body, maxBytes }: GatewayRequest, ending?: AbortSignal) => {
    const limit = deadline();
    const signal = ending ? AbortSignal.any([limit, ending]) : limit;
    const address = new URL(base);
    address.pathname = base.pathname.replace(/\/+$/, '') + path;
    const request = {
      method,
      url: address,
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'partner-portal-carrier/1',
        accept: '*/*',
        'accept-encoding': 'identity',
        ...headers,
      },
    };
    const what = `${method} ${address.pathname}`;
    let answer: GatewayAnswer;
    let status: number;
    try {
      const response = await requestPinned(request, host, signal);
      status = response.statusCode ?? 0;
      answer = await readBeginning(response, maxBytes);
    } catch (cause) {
      if (limit.aborted)
        throw new GatewayError(`the carrier gateway does not answer in time: ${what}`, { code: 'ETIMEDOUT', cause });
      const { code, message } = cause as NodeJS.ErrnoException;
      throw new GatewayError(`the carrier gateway is not reached (${code ?? message}): ${what}`, {
        code: code ?? 'ECONNRESET',
        cause,
      });
    }
    if (status < 200 || status > 299)
      throw new GatewayError(`the carrier gateway answers ${status}: ${what}`, { code: 'EGATEWAY', status });
    return answer;
  };
}
export type AskGateway = ReturnType<typeof openGateway>;
