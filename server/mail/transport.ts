import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { StoredMail } from '../queries/outbox.ts';

export type ReadyMail = Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'body' | 'files' | 'created'> & {
  readonly html?: string | undefined;
  readonly replyTo?: string | undefined;
  /** In place of the name in `MAIL_FROM`. */
  readonly senderName?: string | undefined;
  /** The address for unsubscribing (RFC 8058), if the recipient can unsubscribe. */
  readonly unsubscribe?: string;
  /** Where bounces go, in place of the sender. */
  readonly returnPath?: string;
  /** Ids of messages before it, the first of its record first: mail programs thread by them. */
  readonly references?: readonly string[];
};
export type SendMail = (mail: ReadyMail) => Promise<void>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The address alone of `Partnerportal <portal@example.com>`. */
const addressOf = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** The same each time that a mail is sent. */
export const messageIdOf = (id: string): string => `<${id}@portal>`;

const message = (config: Config, mail: ReadyMail) => ({
  from: mail.senderName ? { name: mail.senderName, address: addressOf(config.mailFrom) } : config.mailFrom,
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.body,
  ...(mail.html && { html: mail.html }),
  textEncoding: 'quoted-printable' as const,
  attachments: mail.files.map(({ name, mimetype, base64 }) => ({
    filename: name,
    contentType: mimetype,
    content: Buffer.from(base64, 'base64'),
  })),
  messageId: messageIdOf(mail.id),
  ...(mail.references && { references: [...mail.references], inReplyTo: mail.references.at(-1) }),
  ...(mail.returnPath && { envelope: { from: mail.returnPath, to: mail.recipient } }),
  date: new Date(mail.created),
  headers: {
    // No mail of the portal is answered by a machine (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe && {
      'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends by SMTP where it is configured, else writes each mail to a file of the data folder. */
export function openTransport(config: Config): SendMail {
  return config.smtpUrl ? smtp(config, config.smtpUrl) : files(config);
}

/** Connects and signs in as for a mail, and sends none; throws where that fails. */
export async function tryMailServer(url: string, limitMs: number): Promise<void> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs };
  const transport = nodemailer.createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtp(config: Config, url: string): SendMail {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  return async (mail) => {
    await transport.sendMail(message(config, mail));
  };
}

function files(config: Config): SendMail {
  const folder = join(config.dataDir, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const sent = await transport.sendMail(message(config, mail));
    const path = join(folder, `${mail.id}.eml`);
    await writeFile(`${path}.part`, sent.message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}
