import { createFetch } from 'ofetch';
import * as z from 'zod/mini';
import { errorAnswer, sessionFaults } from '../contract/error.ts';
import { hasForeignNumber, loadForeignPlan } from '../contract/numbering/load-foreign-plan.ts';
import { takePreloaded } from '../domain/site/preloaded-responses.ts';
import { isPrerendering, untilShown } from '../domain/site/prerender.ts';
import { siteConfig } from '../domain/site/site-config.ts';
import { ApiError } from './api-error.ts';
import { retryUnanswered } from './retry-unanswered.ts';

export const apiBase = siteConfig.apiBase;

/** What the calls need from the session, given by its store so that this module knows none. */
export interface Connection {
  /** Waits where the session is about to be opened again. */
  token(): Promise<string | undefined>;
  /** A response carried a token; the session decides whether it replaces its own (§7-2). */
  offerToken(token: string): void;
  /** The server refused the token that was sent; true once there is another one to send the call with again. */
  renewed(token: string): Promise<boolean>;
  /** Resolves at once with a connection, else as soon as there is one again. */
  online(): Promise<void>;
  /** Hears of each call whether the portal's server answered it. */
  heard(isAnswer: boolean): void;
  /** 900, 901 or 902 (§8-2). */
  fault(error: ApiError): void;
}

let connection: Connection = {
  token: async () => undefined,
  offerToken: () => {},
  renewed: async () => false,
  online: async () => {},
  heard: () => {},
  fault: () => {},
};
export const connect = (to: Connection): void => {
  connection = to;
};

type Query = Record<string, string | number | boolean | undefined>;
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  body?: Record<string, unknown> | Blob;
  idempotencyKey?: string;
  /** Sent in place of the session's token; `null` sends none. */
  token?: string | null;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Longest wait for an answer, in ms, where that is more than usual. */
  timeoutMs?: number;
}

/** Longest wait for an answer, in ms. */
const timeoutMs = 30_000;
const looksLikeJwt = (token: unknown): token is string => typeof token === 'string' && token.split('.').length === 3;
const faultCodes: readonly number[] = Object.values(sessionFaults);

function isDebugging(): boolean {
  try {
    return Boolean(globalThis.localStorage?.getItem('debugAjax'));
  } catch {
    // Storage is blocked, which must not make calls fail.
    return false;
  }
}

function debug(...parts: unknown[]): void {
  if (isDebugging()) console.debug('[ajax]', ...parts);
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Gateways before the server answer so while it does not. */
const isOfGateway = (error: ApiError) => [502, 503, 504].includes(error.status) && !error.answer;

async function request(path: string, call: Call): Promise<unknown> {
  if (call.method !== 'GET' && isPrerendering()) await untilShown();
  if (call.token !== undefined) return exchange(path, call, call.token ?? undefined);
  if (!call.idempotencyKey) return authorized(path, call);
  return retryUnanswered(
    () => connection.online(),
    () => authorized(path, call),
  );
}

/** Sends a call; one that the session's token was refused for is sent once more when there is another token. */
async function authorized(path: string, call: Call): Promise<unknown> {
  const token = await connection.token();
  try {
    return await exchange(path, call, token);
  } catch (error) {
    if (!token || !isRefused(error) || !(await connection.renewed(token))) throw error;
    return exchange(path, call, await connection.token());
  }
}

async function exchange(path: string, call: Call, token: string | undefined): Promise<unknown> {
  debug(call.method, path, call.query ?? '');
  try {
    const { status, ok, _data: answer } = await sendWhenActivated(path, call, token);
    debug(status, path);
    // §8-1: an answer may fail although its status does not; §8-2: 900 to 902 may be the status itself.
    if (!ok || has(answer, '_error')) throw failed(status, answer);
    connection.heard(true);
    if (hasForeignNumber(answer)) await loadForeignPlan();
    if (has(answer, 'token') && looksLikeJwt(answer.token)) connection.offerToken(answer.token);
    return answer;
  } catch (cause) {
    const error = ApiError.from(cause);
    debug('failed', path, error);
    connection.heard(error.status !== 0 && !isOfGateway(error));
    if (faultCodes.includes(error.code)) connection.fault(error);
    throw error;
  }
}

/** In a page that was drawn ahead nothing fails before it is opened: it may go well then, and what it tells is heard. */
async function sendWhenActivated(path: string, call: Call, token: string | undefined) {
  if (isPrerendering()) {
    const answer = await sent(path, call, token).catch(() => undefined);
    if (answer?.ok && !has(answer._data, '_error')) return answer;
    await untilShown();
  }
  return sent(path, call, token);
}

/** What the page has asked for already, before its islands; where no answer came to that, it is asked for as usual. */
const preloadedOrFetched: typeof fetch = (address, init) => {
  const authorization = new Headers(init?.headers).get('authorization');
  const early = takePreloaded(init?.method ?? 'GET', String(address), authorization);
  return early ? early.catch(() => fetch(address, init)) : fetch(address, init);
};
const { raw } = createFetch({ fetch: preloadedOrFetched });

const sent = (path: string, call: Call, token: string | undefined) =>
  raw<unknown>(apiBase + path, {
    method: call.method,
    retry: 0,
    timeout: call.timeoutMs ?? timeoutMs,
    ignoreResponseError: true,
    ...(call.query && { query: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.keepalive && { keepalive: true }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    },
  });

const has = <K extends string>(answer: unknown, key: K): answer is Record<K, unknown> =>
  typeof answer === 'object' && answer !== null && key in answer;

function failed(status: number, answer: unknown): ApiError {
  const { data } = z.safeParse(errorAnswer, answer);
  return new ApiError(status, data);
}

async function parsed<T extends z.ZodMiniType>(path: string, call: Call, contract: T): Promise<z.infer<T>> {
  const { data, success } = z.safeParse(contract, await request(path, call));
  // The server can be reached, but what it says cannot be understood.
  if (!success) throw new ApiError(500);
  return data;
}

/** Reads; the answer is checked against its contract. */
export const get = <T extends z.ZodMiniType>(
  path: string,
  query: Query,
  contract: T,
  options: Pick<Call, 'token'> = {},
) => parsed(path, { method: 'GET', query, ...options }, contract);

/** Writes; `idempotencyKey` makes a repeated call answer what the first one did. */
export const post = <T extends z.ZodMiniType>(
  path: string,
  body: Record<string, unknown>,
  contract: T,
  options: Pick<Call, 'token' | 'idempotencyKey' | 'keepalive' | 'timeoutMs'> = {},
) => parsed(path, { method: 'POST', body, ...options }, contract);

/** Puts something in place of what was there. */
export const put = <T extends z.ZodMiniType>(
  path: string,
  body: Record<string, unknown> | Blob,
  contract: T,
  options: Pick<Call, 'keepalive'> = {},
) => parsed(path, { method: 'PUT', body, ...options }, contract);

/** Writes where no content comes back. */
export const send = async (path: string, call: Omit<Call, 'query'>): Promise<void> => {
  await request(path, call);
};

/** Writes where a file comes back. */
export async function postFile(path: string, body: Record<string, unknown>): Promise<Blob> {
  const file = await request(path, { method: 'POST', body });
  if (!(file instanceof Blob)) throw new ApiError(0);
  return file;
}

/** Reads a file. */
export async function getFile(path: string, query: Query): Promise<Blob> {
  const file = await request(path, { method: 'GET', query });
  if (!(file instanceof Blob)) throw new ApiError(0);
  return file;
}
