import { isEmail, mendEmail } from '#contract/text/email-address.ts';
import type { BaseServices } from '../db/base-services.ts';
import { deleteMail, type StoredMail, takeDueMail } from '../queries/outbox.ts';
import { deleteRecordMail, setMailState } from '../queries/records/record-mails.ts';
import type { ReadyMail, SendMail } from './transport.ts';

export interface MailParts extends Pick<BaseServices, 'db' | 'clock' | 'log'> {
  readonly send: SendMail;
  /** A mail as it is sent now; undefined if it has no recipient any more, `bounced` if mails come back from its address. */
  readonly ready: (mail: StoredMail) => Promise<ReadyMail | 'bounced' | undefined>;
}

interface SendFault {
  readonly code?: unknown;
  /** The step of SMTP that failed, and what the mail server answered. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** A mail that the mail server itself refuses is tried for two days. */
const maxAgeMs = 48 * 3_600_000;

/** True where the mail server did not want this one mail; with any other fault there is no use in trying the next. */
const isRefusal = ({ code, command }: SendFault) =>
  code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');

/** Throws where no mail can be sent now. */
async function sendOne({ db, clock, log, send, ready }: MailParts, mail: StoredMail): Promise<void> {
  const now = await ready(mail);
  const place = mail.about && { ...mail.about, id: mail.id };
  if (now === 'bounced') {
    await deleteMail(db, mail.id);
    if (place) await setMailState(db, place, { refused: clock() });
    log.info({ mail: mail.id }, 'mail not sent: mails come back from its address');
    return;
  }
  if (!now) {
    log.info({ mail: mail.id }, 'mail not sent: it has no recipient any more');
    if (place) await deleteRecordMail(db, place);
  }
  const recipient = now && mendEmail(now.recipient);
  if (recipient !== undefined && !isEmail(recipient)) {
    await deleteMail(db, mail.id);
    if (place) await setMailState(db, place, { refused: clock() });
    log.error({ mail: mail.id }, 'mail given up: its recipient is no mail address');
    return;
  }
  try {
    if (now && recipient !== undefined) await send({ ...now, recipient });
  } catch (error) {
    const fault = error as SendFault;
    const about = { mail: mail.id, attempts: mail.attempts, reason: fault.code, answer: fault.responseCode };
    if (!isRefusal(fault)) {
      log.warn(about, 'no mail can be sent, trying again later');
      throw error;
    }
    if (place) await setMailState(db, place, { refused: clock() });
    const isHopeless = clock() - mail.created > maxAgeMs;
    if (isHopeless) await deleteMail(db, mail.id);
    log[isHopeless ? 'error' : 'warn'](about, isHopeless ? 'mail given up' : 'mail refused, trying again later');
    return;
  }
  if (now && place) await setMailState(db, place, { sent: clock() });
  await deleteMail(db, mail.id);
}

/**
 * Sends what is due in the outbox. Any number of processes may do so: a mail that one has taken is not due for the
 * others. A mail is deleted after the mail server has accepted it, so a crash between the two sends it again; it then
 * carries the same Message-ID, by which mail servers and readers know it for the same.
 */
export async function sendDueMails(parts: MailParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const mail = await takeDueMail(parts.db, parts.clock());
    if (!mail) return;
    await sendOne(parts, mail);
  }
}
