import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open.ts';
import { deleteMail, takeDueMail } from '../queries/outbox.ts';
import type { SendMail } from './transport.ts';

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly send: SendMail;
}

const pause = 30_000;

/** Sends what is in the outbox, when woken and every half minute. */
export function startDispatcher({ db, clock, log, send }: Parts) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function sendDue(): Promise<void> {
    for (let mail = await takeDueMail(db, clock()); mail && !stopped; mail = await takeDueMail(db, clock())) {
      try {
        await send(mail);
        await deleteMail(db, mail.id);
      } catch (error) {
        log.warn(
          { mail: mail.id, attempts: mail.attempts, reason: (error as { code?: string }).code },
          'mail not sent',
        );
      }
    }
  }

  function wake(): void {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await sendDue().catch((error: unknown) => log.error({ err: error }, 'outbox not readable'));
      }
      running = undefined;
    })();
  }

  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    /** Resolves when nothing is being sent any more. */
    idle: async () => {
      await running;
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
export type Dispatcher = ReturnType<typeof startDispatcher>;
