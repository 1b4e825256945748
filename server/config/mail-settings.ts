import { optional, pattern, secret, setting, text } from './setting.ts';

/** Mails that are sent, and answers to them. */
export const mail = {
  SMTP_URL: optional(
    secret({ ...text, allowed: 'an address such as smtps://user:password@mail.example.com' }),
    'Mail server.',
    'mails are files in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: setting(text, 'Partnerportal <portal@etc.example.com>', 'Sender of all mails.'),
  MAIL_REPLY_TO: optional(
    pattern(/^[^\s<>@]+@[^\s<>@]+$/, 'a mail address'),
    'Where answers to mails go.',
    'they go to the sender',
  ),
  MAIL_REPLY_ADDRESS: optional(
    pattern(/^[^\s<>@+]{1,20}@[^\s<>@]+$/, 'a mail address without a plus'),
    'Answers to mails about tickets go to this address with `+` and a token before its @, and stand in the ticket. Its mailbox must take such addresses, and MAIL_FROM must be allowed to send with it as return path (SPF): bounces come back there.',
    'mails about tickets are answered in the portal alone',
  ),
  IMAP_URL: optional(
    secret({ ...text, allowed: 'an address such as imaps://user:password@mail.example.com/INBOX' }),
    'Mailbox of MAIL_REPLY_ADDRESS, looked at each minute. Messages are moved to the folders `Portal-Processed` and `Portal-Refused`, never deleted.',
    'no mailbox is looked at',
  ),
  INCOMING_MAIL_SECRET: optional(
    secret(pattern(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in Base64')),
    'With it a mail service gives messages over at `POST /api/incoming-mail`: as the secret of its signatures (Standard Webhooks), or as the password of HTTP Basic.',
    'the call is closed',
  ),
  MAIL_AUTHSERV_ID: optional(
    pattern(/^[\w.-]+$/, 'a name such as mx.example.com'),
    'Name under which the receiving mail server writes `Authentication-Results`. Messages that fail DKIM, SPF or DMARC there wait for an employee.',
    'the header is not read',
  ),
};
