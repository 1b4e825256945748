import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, placeholder, required } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';
import { noticeMail } from './notification-mails.ts';

interface Invited {
  readonly recipient: string;
  readonly name: string;
  readonly invitedBy: string;
  readonly foundation: string;
  readonly link: string;
  readonly days: number;
}

const foundationSample = 'Sommer Telekom GmbH';

export const invitation = defineMail({
  id: 'invitation',
  area: 'access',
  label: { de: 'Einladung', en: 'Invitation' },
  occasion: { de: 'Geht an eingeladene Personen, sofort.', en: 'Sent to invited people, immediately.' },
  placeholders: {
    name: placeholder('Name', 'Name', 'Mara Lenz'),
    invitedBy: placeholder('Eingeladen von', 'Invited by', 'Petra Sommer', required),
    foundation: placeholder('Organisation', 'Organisation', foundationSample, required),
    days: placeholder('Gültigkeit in Tagen', 'Valid for days', '7', required),
    link: linkTo('Einladung annehmen', 'Accept the invitation'),
  },
  subject: {
    de: 'Einladung ins Partnerportal: {{foundation}}',
    en: 'Invitation to the partner portal: {{foundation}}',
  },
  text: {
    de: [
      'Guten Tag {{name}},',
      '{{invitedBy}} lädt Sie ein, im Partnerportal für {{foundation}} zu arbeiten.',
      '{{link}}',
      'Der Link gilt {{days}} Tage. Kennen Sie den Absender nicht, brauchen Sie nichts zu tun.',
    ],
    en: [
      'Hello {{name}},',
      '{{invitedBy}} invites you to work for {{foundation}} in the partner portal.',
      '{{link}}',
      'The link is valid for {{days}} days. If you do not know the sender, you do not need to do anything.',
    ],
  },
});

/** The same for everybody, whether the address has an account or not. */
export const invitationMail = ({ recipient, name, invitedBy, foundation, link, days }: Invited): Mail =>
  composeMail(invitation, {
    recipient,
    subject: `Einladung ins Partnerportal: ${foundation} / Invitation to the partner portal`,
    values: { name, invitedBy, foundation, link, days: String(days) },
  });

export const newAccess = defineMail({
  id: 'newAccess',
  area: 'access',
  label: { de: 'Neuer Zugang', en: 'New access' },
  occasion: {
    de: 'Geht an Personen, die eine Einladung angenommen haben.',
    en: 'Sent to people who have accepted an invitation.',
  },
  placeholders: {
    foundation: placeholder('Organisation', 'Organisation', foundationSample, required),
    userId: placeholder('Benutzer-ID', 'User ID', '1001/mara.lenz', required),
    link: linkTo('Zum Partnerportal', 'Open the partner portal'),
  },
  subject: { de: 'Ihr Zugang zum Partnerportal', en: 'Your access to the partner portal' },
  text: {
    de: [
      'Guten Tag,',
      'Sie arbeiten jetzt im Partnerportal für {{foundation}}. Ihre Benutzer-ID lautet:',
      '{{userId}}',
      '{{link}}',
    ],
    en: ['Hello,', 'You now work for {{foundation}} in the partner portal. Your user ID is:', '{{userId}}', '{{link}}'],
  },
});

/** The new address for signing in. */
export const newAccessMail = (recipient: string, userId: string, foundation: string, link: string): Mail =>
  composeMail(newAccess, { recipient, values: { userId, foundation, link } });

interface RightsNews {
  readonly recipient: string;
  readonly foundation: string;
  readonly by: string;
  readonly link: string;
}

export const rightsChangedMail = ({ recipient, foundation, by, link }: RightsNews): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: {
      de: `Ihre Rechte für ${foundation} wurden von ${by} geändert`,
      en: `${by} changed your rights for ${foundation}`,
    },
    link,
  });

export const accessEndedMail = ({ recipient, foundation, by, link }: RightsNews): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: {
      de: `Ihr Zugang für ${foundation} wurde von ${by} beendet`,
      en: `${by} ended your access for ${foundation}`,
    },
    link,
  });

export const invitationAcceptedMail = (recipient: string, name: string, link: string): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: { de: `${name} hat Ihre Einladung angenommen`, en: `${name} accepted your invitation` },
    link,
  });

type DeputyStep = 'named' | 'begun' | 'over' | 'ended';

interface DeputyNews {
  readonly recipient: string;
  readonly absent: string;
  readonly deputy: string;
  /** Both days as they are read in German, and in English. */
  readonly days: { readonly de: string; readonly en: string };
  readonly by: string;
  readonly link: string;
}

const deputyTitles: Record<DeputyStep, (news: DeputyNews) => { de: string; en: string }> = {
  named: ({ absent, days }) => ({
    de: `Sie vertreten ${absent} (${days.de})`,
    en: `You are standing in for ${absent} (${days.en})`,
  }),
  begun: ({ absent }) => ({
    de: `Ihre Vertretung für ${absent} hat begonnen`,
    en: `You are standing in for ${absent} from today`,
  }),
  over: ({ absent, deputy }) => ({
    de: `Die Vertretung von ${absent} durch ${deputy} ist abgelaufen`,
    en: `${deputy} no longer stands in for ${absent}`,
  }),
  ended: ({ absent, deputy, by }) => ({
    de: `${by} hat die Vertretung von ${absent} durch ${deputy} beendet`,
    en: `${by} ended the deputyship of ${deputy} for ${absent}`,
  }),
};

export const deputyMail = (step: DeputyStep, news: DeputyNews): Mail =>
  noticeMail({ recipient: news.recipient, event: 'rights', title: deputyTitles[step](news), link: news.link });

const ticketName = { de: 'Ticket', en: 'Ticket' };

interface TicketNews {
  readonly recipient: string;
  readonly subject: string;
  readonly by: string;
  readonly number: string;
  readonly link: string;
}

export const ticketForMail = ({ recipient, subject, by, number, link }: TicketNews): Mail =>
  noticeMail({
    recipient,
    event: 'ticketAnswer',
    title: newsTitle({
      name: subject,
      happened: { de: `Von ${by} für Sie angelegt`, en: `Created for you by ${by}` },
      ...{ kind: ticketName, number },
    }).title,
    link,
  });

export const ticketCopyMail = ({ recipient, subject, by, number, link }: TicketNews): Mail =>
  noticeMail({
    recipient,
    event: 'ticketAnswer',
    title: newsTitle({
      name: subject,
      happened: { de: `Kopie für Sie, von ${by}`, en: `You receive a copy, from ${by}` },
      ...{ kind: ticketName, number },
    }).title,
    link,
  });
