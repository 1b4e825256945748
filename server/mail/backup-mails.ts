import type { Bilingual } from '#domain/mails/mail-text.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, optional, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

type News = 'started' | 'expired' | 'reminder';

const happened: Readonly<Record<News, Bilingual>> = {
  started: { de: 'Eingeschaltet', en: 'Switched on' },
  expired: { de: 'Ausgeschaltet', en: 'Switched off' },
  reminder: { de: 'Noch eingeschaltet', en: 'Still on' },
};

const define = (news: News, occasion: Bilingual, sentence: Bilingual) =>
  defineMail({
    ...{ id: `backup.${news}`, area: 'services', occasion },
    label: { de: `Backup-Regel: ${happened[news].de}`, en: `Backup rule: ${happened[news].en}` },
    placeholders: {
      name: placeholder('Backup-Regel', 'Backup rule', 'Zentrale fällt aus', required),
      sipUser: placeholder('SIP-Account', 'SIP account', '4930231250', required),
      days: placeholder('Seit wie vielen Tagen', 'For how many days', '14'),
      target: placeholder('Ziel', 'Target', '+49 171 5550123', optional),
      link: viewLink,
    },
    subject: {
      de: `{{name}}: ${happened[news].de} · Backup-Routing {{sipUser}}`,
      en: `{{name}}: ${happened[news].en} · Backup routing {{sipUser}}`,
    },
    text: {
      de: ['Guten Tag,', sentence.de, 'Ziel: {{target}}', '{{link}}'],
      en: ['Hello,', sentence.en, 'Target: {{target}}', '{{link}}'],
    },
  });

const toOwner = (de: string, en: string): Bilingual => ({
  de: `Geht an die Person, die die Regel eingerichtet hat, ${de}.`,
  en: `Sent to the person who set up the rule, ${en}.`,
});

const definitions = {
  started: define('started', toOwner('wenn ihre Gültigkeit beginnt', 'when its validity starts'), {
    de: 'Die Backup-Regel „{{name}}“ für {{sipUser}} ist jetzt eingeschaltet: Ihre Gültigkeit hat begonnen.',
    en: 'The backup rule “{{name}}” for {{sipUser}} is now on: its validity period has started.',
  }),
  expired: define('expired', toOwner('wenn ihre Gültigkeit endet', 'when its validity ends'), {
    de: 'Die Backup-Regel „{{name}}“ für {{sipUser}} ist jetzt ausgeschaltet: Ihre Gültigkeit ist abgelaufen.',
    en: 'The backup rule “{{name}}” for {{sipUser}} is now off: its validity period has ended.',
  }),
  reminder: define('reminder', toOwner('solange sie eingeschaltet bleibt', 'while it stays switched on'), {
    de: 'Die Backup-Regel „{{name}}“ für {{sipUser}} ist seit {{days}} Tagen eingeschaltet. Weiterleitungen werden dem Anschluss berechnet. Schalten Sie die Regel aus, wenn sie nicht mehr gebraucht wird.',
    en: 'The backup rule “{{name}}” for {{sipUser}} has been on for {{days}} days. Forwarded calls are charged to the account. Switch it off if it is no longer needed.',
  }),
};
export const backupDefinitions = Object.values(definitions);

interface BackupNews {
  readonly recipient: string;
  readonly link: string;
  readonly news: News;
  readonly name: string;
  readonly sipUser: string;
  readonly target?: string | undefined;
  /** How long it has been on. */
  readonly days: number;
}

/** Tells who switched a rule on what the clock has made of it, or that it is still on. */
export function backupMail({ recipient, link, news, name, sipUser, target, days }: BackupNews): Mail {
  const kind = { de: 'Backup-Routing', en: 'Backup routing' };
  const { subject, title } = newsTitle({ name, happened: happened[news], kind, number: sipUser });
  return composeMail(definitions[news], {
    ...{ recipient, subject, news: { event: 'request', title } },
    values: { name, sipUser, target, link, days: String(days) },
  });
}
