import type { FastifyBaseLogger } from 'fastify';
import { isEmail, mendEmail } from '#contract/text/email-address.ts';
import type { Db } from '../db/open.ts';
import { deleteMail, type StoredMail, takeDueMail } from '../queries/outbox.ts';
import type { ReadyMail, SendMail } from './transport.ts';

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly send: SendMail;
  /** A mail as it is sent now; undefined where it is for nobody any more. */
  readonly ready: (mail: StoredMail) => Promise<ReadyMail | undefined>;
}

interface SendFault {
  readonly code?: unknown;
  /** The step of SMTP that failed, and what the mail server answered. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

const pause = 30_000;
/** A mail that the mail server itself refuses is tried for two days. */
const timeoutMs = 48 * 3_600_000;

/** True where the mail server did not want this one mail; with any other fault there is no use in trying the next. */
const isRefusal = ({ code, command }: SendFault) =>
  code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');

/**
 * Sends what is in the outbox, when woken and every half minute. Any number of processes may do so: a mail that one
 * has taken is not due for the others. A mail is deleted after the mail server has accepted it, so a crash between the
 * two sends it again; it then carries the same Message-ID, by which mail servers and readers know it for the same.
 */
export function startDispatcher({ db, clock, log, send, ready }: Parts) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  /** Answers whether to go on with the next mail. */
  async function sendOne(mail: StoredMail): Promise<boolean> {
    const now = await ready(mail);
    if (!now) log.info({ mail: mail.id }, 'mail not sent: it is for nobody any more');
    const recipient = now && mendEmail(now.recipient);
    if (recipient !== undefined && !isEmail(recipient)) {
      await deleteMail(db, mail.id);
      log.error({ mail: mail.id }, 'mail given up: its recipient is no mail address');
      return true;
    }
    try {
      if (now && recipient !== undefined) await send({ ...now, recipient });
    } catch (error) {
      const fault = error as SendFault;
      const about = { mail: mail.id, attempts: mail.attempts, reason: fault.code, answer: fault.responseCode };
      if (!isRefusal(fault)) {
        log.warn(about, 'no mail can be sent, trying again later');
        return false;
      }
      const hopeless = clock() - mail.created > timeoutMs;
      if (hopeless) await deleteMail(db, mail.id);
      log[hopeless ? 'error' : 'warn'](about, hopeless ? 'mail given up' : 'mail refused, trying again later');
      return true;
    }
    await deleteMail(db, mail.id);
    return true;
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      const mail = await takeDueMail(db, clock());
      if (!mail || !(await sendOne(mail))) return;
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
