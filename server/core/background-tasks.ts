import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after its call was answered. */
export function trackBackgroundTasks(log: FastifyBaseLogger) {
  const pending = new Set<Promise<void>>();
  return {
    runInBackground(work: Promise<void>): void {
      const pendingWork = work
        .catch((error: unknown) => log.error({ err: error }, 'work behind an answer failed'))
        .finally(() => pending.delete(pendingWork));
      pending.add(pendingWork);
    },
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
