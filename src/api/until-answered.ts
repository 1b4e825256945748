import { ApiError } from './api-error.ts';

/** Milliseconds before each repeat; the last one counts for all that follow. */
const pauses = [1000, 2000, 4000, 5000] as const;
const unanswered = [0, 502, 503, 504];

/** Nobody knows whether the server did it: no answer came, or it is still at work on the same key. */
const isOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  (unanswered.includes(error.status) || (error.status === 409 && error.answer?.['record'] === undefined));

/** Sends what a key makes safe to repeat until an answer comes, each time when there is a connection. */
export async function untilAnswered<T>(online: () => Promise<void>, send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    await online();
    try {
      return await send();
    } catch (cause) {
      if (!isOpen(cause)) throw cause;
    }
    const ms = pauses[Math.min(tries, pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
