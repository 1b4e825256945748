import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

interface BackupNews {
  readonly recipient: string;
  readonly link: string;
  readonly news: 'started' | 'expired' | 'reminder';
  readonly name: string;
  readonly sipUser: string;
  readonly target?: string | undefined;
  /** How long it has been on. */
  readonly days: number;
}

/** Tells who switched a rule on what the clock has made of it, or that it is still on. */
export function backupMail({ recipient, link, news, name, sipUser, target, days }: BackupNews): Mail {
  const german = {
    started: `Die Backup-Regel „${name}“ für ${sipUser} ist jetzt eingeschaltet: Ihre Gültigkeit hat begonnen.`,
    expired: `Die Backup-Regel „${name}“ für ${sipUser} ist jetzt ausgeschaltet: Ihre Gültigkeit ist abgelaufen.`,
    reminder: `Die Backup-Regel „${name}“ für ${sipUser} ist seit ${days} Tagen eingeschaltet. Weiterleitungen werden dem Anschluss berechnet. Schalten Sie die Regel aus, wenn sie nicht mehr gebraucht wird.`,
  }[news];
  const english = {
    started: `The backup rule for ${sipUser} is now on: its validity period has started.`,
    expired: `The backup rule for ${sipUser} is now off: its validity period has ended.`,
    reminder: `The backup rule for ${sipUser} has been on for ${days} days. Forwarded calls are charged to the account. Switch it off if it is no longer needed.`,
  }[news];
  const happened = {
    started: { de: 'Eingeschaltet', en: 'Switched on' },
    expired: { de: 'Ausgeschaltet', en: 'Switched off' },
    reminder: { de: 'Noch eingeschaltet', en: 'Still on' },
  }[news];
  const kind = { de: 'Backup-Routing', en: 'Backup routing' };
  const { subject, title } = newsTitle({ name, happened, kind, number: sipUser });
  return {
    recipient,
    subject,
    news: { event: 'request', title },
    body: both(
      ['Guten Tag,', german, ...(target ? [`Ziel: ${target}`] : []), 'Im Portal ansehen:', link],
      ['Hello,', english, 'View it in the portal:', link],
    ),
  };
}
