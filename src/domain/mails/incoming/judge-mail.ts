import type { WaitReason } from '#contract/incoming-mail.ts';
import type { TicketStatus } from '#contract/ticket.ts';
import type { MailAuthentication } from './authentication.ts';

export interface JudgedMail {
  /** The one address that it names as its sender. */
  readonly sender: string | undefined;
  readonly authentication: MailAuthentication;
  /** Without what it quotes. */
  readonly text: string;
  readonly files: number;
}

interface Circumstances {
  /** The address of the user that it was sent to. */
  readonly email: string;
  readonly status: TicketStatus;
  /** Answers of the user by mail within the last hour. */
  readonly recent: number;
}

export const maxMailsPerHour = 20;
export const maxReplyLength = 20_000;

/** Why an answer waits for an employee; undefined where it goes into its ticket. */
export function waitReason(mail: JudgedMail, { email, status, recent }: Circumstances): WaitReason | undefined {
  if (mail.sender?.toLowerCase() !== email.toLowerCase()) return 'sender';
  if (mail.authentication === 'fail') return 'authentication';
  if (status === 'closed' || status === 'withdrawn') return 'closed';
  if (recent >= maxMailsPerHour) return 'tooMany';
  if (mail.text.length > maxReplyLength) return 'tooLong';
  return mail.text === '' && mail.files === 0 ? 'empty' : undefined;
}
