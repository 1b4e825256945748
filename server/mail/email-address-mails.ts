import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo } from './mail-definition.ts';

export const confirmEmail = defineMail({
  id: 'confirmEmail',
  area: 'access',
  label: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm email address' },
  occasion: {
    de: 'Geht an eine neue Adresse, die jemand für den eigenen Zugang angegeben hat.',
    en: 'Sent to a new address that a person has entered for their access.',
  },
  placeholders: { link: linkTo('E-Mail-Adresse bestätigen', 'Confirm your email address') },
  subject: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm your email address' },
  text: {
    de: [
      'Guten Tag,',
      'bitte bestätigen Sie, dass Ihr Zugang zum Partnerportal künftig diese E-Mail-Adresse hat. Der Link gilt 60 Minuten und nur einmal.',
      '{{link}}',
      'Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun.',
    ],
    en: [
      'Hello,',
      'Please confirm this email address for your access to the partner portal. The link works once and is valid for 60 minutes.',
      '{{link}}',
      'If you did not request this, you do not need to do anything.',
    ],
  },
});

/** To a new address, which its owner confirms. */
export const confirmEmailMail = (recipient: string, link: string): Mail =>
  composeMail(confirmEmail, { recipient, values: { link } });

export const emailChangeAsked = defineMail({
  id: 'emailChangeAsked',
  area: 'access',
  label: { de: 'Andere E-Mail-Adresse beantragt', en: 'Change of email address requested' },
  occasion: {
    de: 'Geht an die bisherige Adresse, wenn für den Zugang eine andere angegeben wird.',
    en: 'Sent to the previous address when another one is entered for the access.',
  },
  placeholders: {},
  subject: {
    de: 'Änderung Ihrer E-Mail-Adresse beantragt',
    en: 'A change of your email address was requested',
  },
  text: {
    de: [
      'Guten Tag,',
      'für Ihren Zugang zum Partnerportal wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie dort bestätigt wird.',
      'Haben Sie das nicht veranlasst, ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
    ],
    en: [
      'Hello,',
      'A new email address has been entered for your access to the partner portal. It takes effect once it is confirmed there.',
      'If you did not request this, please change your password immediately and contact us.',
    ],
  },
});

export const emailChanged = defineMail({
  id: 'emailChanged',
  area: 'access',
  label: { de: 'E-Mail-Adresse geändert', en: 'Email address changed' },
  occasion: {
    de: 'Geht an die bisherige Adresse, sobald die neue bestätigt ist.',
    en: 'Sent to the previous address once the new one is confirmed.',
  },
  placeholders: {},
  subject: { de: 'Ihre E-Mail-Adresse wurde geändert', en: 'Your email address was changed' },
  text: {
    de: [
      'Guten Tag,',
      'Ihr Zugang zum Partnerportal hat jetzt eine andere E-Mail-Adresse. Diese Nachricht geht an die bisherige.',
      'Haben Sie das nicht veranlasst, ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
    ],
    en: [
      'Hello,',
      'Your access to the partner portal has another email address now. This message goes to the previous one.',
      'If you did not request this, please change your password immediately and contact us.',
    ],
  },
});

/** To the address of before, when another one is asked for and when it is confirmed. */
export const emailChangeMail = (recipient: string, isDone: boolean): Mail =>
  composeMail(isDone ? emailChanged : emailChangeAsked, { recipient, values: {} });
