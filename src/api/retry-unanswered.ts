import { ApiError } from './api-error.ts';

/** Milliseconds before each repeat; the last one counts for all that follow. */
const pauses = [1000, 2000, 4000, 5000] as const;
const unanswered = [0, 502, 503, 504];
/** How often the server may say that it is still at work before that is taken for its answer. */
const patience = 10;

/** Only that there is a conflict: the server is at work on the same key. One about a record or the like says more. */
function isStillRunning({ status, answer }: ApiError): boolean {
  if (status !== 409) return false;
  const { _error, _errorMessage, errormessage, _errorString, requestId, ...more } = answer ?? {};
  return Object.keys(more).length === 0;
}

/** Sends what a key makes safe to repeat until an answer comes, each time when there is a connection. */
export async function retryUnanswered<T>(online: () => Promise<void>, send: () => Promise<T>): Promise<T> {
  let stillRunning = 0;
  for (let tries = 0; ; tries += 1) {
    await online();
    try {
      return await send();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (isStillRunning(cause)) stillRunning += 1;
      else if (!unanswered.includes(cause.status)) throw cause;
      if (stillRunning > patience) throw cause;
    }
    const ms = pauses[Math.min(tries, pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
