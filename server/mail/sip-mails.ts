import type { Mail } from '../queries/outbox.ts';
import { both } from './templates.ts';

interface SipNews {
  readonly recipient: string;
  readonly sipUser: string;
  readonly link: string;
}

/** Says that an account has a new password, which stands in no mail. */
export const sipPasswordMail = ({ recipient, sipUser, link }: SipNews, by: string): Mail => ({
  recipient,
  subject: `SIP-Account ${sipUser}: Passwort zurückgesetzt / Password reset`,
  body: both(
    [
      'Guten Tag,',
      `${by} hat für den SIP-Account ${sipUser} ein neues Passwort erzeugt. Das bisherige gilt nicht mehr: Die TK-Anlage meldet sich erst wieder an, wenn das neue eingetragen ist.`,
      'Das Passwort steht aus Sicherheitsgründen nicht in dieser E-Mail. Haben Sie es nicht notiert, setzen Sie es im Portal noch einmal zurück:',
      link,
    ],
    [
      'Hello,',
      `${by} created a new password for the SIP account ${sipUser}. The former one no longer works: the PBX registers again once the new one is entered.`,
      'For security the password is not in this e-mail. If it was not written down, reset it again in the portal:',
      link,
    ],
  ),
});

/** Says that an account is locked, or free again. */
export const sipLockMail = ({ recipient, sipUser, link }: SipNews, isLocked: boolean, reason?: string): Mail => ({
  recipient,
  subject: `SIP-Account ${sipUser} ${isLocked ? 'gesperrt / locked' : 'entsperrt / unlocked'}`,
  news: {
    event: 'request',
    title: {
      de: `SIP-Account ${sipUser}: ${isLocked ? 'Gesperrt' : 'Entsperrt'}`,
      en: `SIP account ${sipUser}: ${isLocked ? 'Locked' : 'Unlocked'}`,
    },
  },
  body: both(
    [
      'Guten Tag,',
      isLocked
        ? `der SIP-Account ${sipUser} ist gesperrt: Abgehende Gespräche außer Notrufen sind nicht möglich.`
        : `der SIP-Account ${sipUser} ist wieder frei.`,
      ...(reason ? [`Grund: ${reason}`] : []),
      'Im Portal ansehen:',
      link,
    ],
    [
      'Hello,',
      isLocked
        ? `The SIP account ${sipUser} is locked: no outgoing calls except emergency calls are possible.`
        : `The SIP account ${sipUser} is free again.`,
      'See it in the portal:',
      link,
    ],
  ),
});
