import type http from 'node:http';
import type { DeliveryError } from '#contract/integrations/webhook.ts';
import { faultOfStatus } from '#domain/integrations/webhooks/deliveries.ts';
import { type CheckedAddress, checkAddress, type ResolveHost } from './checked-address.ts';
import { requestPinned } from './pinned-request.ts';

/** How long (ms) an address has for its whole answer. */
const timeoutMs = 10_000;
/** So much (bytes) of an answer is read, and so much of it is kept. */
const maxAnswerBytes = 16_384;
const keptAnswerBytes = 2048;

export interface Answer {
  readonly status?: number;
  readonly fault?: DeliveryError;
  readonly answer?: string;
}

interface Message {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}
interface Reach {
  readonly resolve: ResolveHost;
  readonly networks: readonly string[];
  readonly timeoutMs?: number;
}

const certificateFault = /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;

function faultOf(error: unknown): DeliveryError {
  const { code = '', name } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout';
  return certificateFault.test(code) ? 'certificate' : 'unreachable';
}

// PostgreSQL keeps no zero byte, and no half of a character.
const readable = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\0', '').toWellFormed();

/** The beginning of an answer; what comes after is not waited for. */
async function beginningOf(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxAnswerBytes) break;
  }
  return readable(Buffer.concat(chunks).subarray(0, keptAnswerBytes));
}

async function request({ url, headers, body }: Message, address: string, signal: AbortSignal): Promise<Answer> {
  const response = await requestPinned({ method: 'POST', url, headers, body }, address, signal);
  const answer = await beginningOf(response);
  const status = response.statusCode ?? 0;
  const fault = faultOfStatus(status);
  return { status, ...(fault && { fault }), ...(answer && { answer }) };
}

const timesOut = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Sends a message once and says how that ended; never throws, and follows no redirect. */
export async function postMessage(message: Message, reach: Reach): Promise<Answer> {
  const signal = AbortSignal.timeout(reach.timeoutMs ?? timeoutMs);
  const isLate = timesOut(signal);
  isLate.catch(() => undefined);
  try {
    const checked: CheckedAddress = await Promise.race([checkAddress(message.url, reach), isLate]);
    if (checked.fault !== undefined) return { fault: checked.fault === 'unreachable' ? 'unreachable' : 'blocked' };
    return await Promise.race([request(message, checked.address, signal), isLate]);
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
