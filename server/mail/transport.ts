import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { StoredMail } from '../queries/outbox.ts';

export type SendMail = (mail: StoredMail) => Promise<void>;

/** Loaded with the first mail: a server that only starts anew should not wait for it. */
const nodemailer = () => import('nodemailer');

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const message = (config: Config, mail: StoredMail) => ({
  from: config.mailFrom,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.body,
  messageId: `<${mail.id}@portal>`,
  date: new Date(mail.created),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends by SMTP where it is configured, else writes each mail to a file of the data folder. */
export function openTransport(config: Config): SendMail {
  return config.smtpUrl ? smtp(config, config.smtpUrl) : files(config);
}

function smtp(config: Config, url: string): SendMail {
  const open = once(async () => (await nodemailer()).createTransport({ url, ...timeouts }));
  return async (mail) => {
    const transport = await open();
    await transport.sendMail(message(config, mail));
  };
}

function files(config: Config): SendMail {
  const folder = join(config.dataDir, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const open = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return async (mail) => {
    const transport = await open();
    const sent = await transport.sendMail(message(config, mail));
    const path = join(folder, `${mail.id}.eml`);
    await writeFile(`${path}.part`, sent.message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}
