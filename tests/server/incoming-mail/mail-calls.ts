import nodemailer from 'nodemailer';
import { Webhook } from 'standardwebhooks';
import { afterEach } from 'vitest';
import { read } from '../me/notices.ts';
import { billing, fileCalls } from '../support/file-calls.ts';
import { mailServer } from '../support/mail-server.ts';
import { openPortal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const owner = 'sp.admin@p1001.example.com';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Written {
  readonly to: string;
  readonly from?: string;
  readonly text?: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly headers?: Record<string, string>;
  readonly attachments?: { readonly filename: string; readonly content: Buffer; readonly cid?: string }[];
  readonly raw?: string;
}

/** A message as a mail program writes it. */
export async function written({ from = owner, text, ...mail }: Written): Promise<Buffer> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const words = mail.html === undefined ? { text: text ?? 'Die Hausnummer ist 5.' } : {};
  const sent = await transport.sendMail({ from, subject: 'Re: Ticket', ...words, ...mail });
  return sent.message as Buffer;
}

export const replyToOf = (mail = ''): string => /^Reply-To: (.*)\r$/m.exec(mail)?.[1] ?? '';

/** A portal with a ticket of a partner that an employee has asked about, and the mail that says so. */
export async function openMailPortal(env: Record<string, string> = {}) {
  const mail = await mailServer();
  closers.push(mail.close);
  const portal = await openPortal({
    ...{ SMTP_URL: mail.url, MAIL_REPLY_ADDRESS: 'tickets@reply.example.com', INCOMING_MAIL_SECRET: secret },
    ...{ MAIL_AUTHSERV_ID: 'mx.us.example', ...env },
  });
  closers.push(portal.close);
  const partner = await fileCalls(portal);
  const staff = await portal.as('9001/etc.staff');
  const fileQueue = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const body = { ...billing(fileQueue), contactEmail: owner };
  const ticket = (await partner.post('/foundation/1001/data', body)).json<{ id: string }>().id;
  const readTicket = async () =>
    (await partner.get(`/foundation/1001/data/${ticket}`)).json<{
      version: number;
      value2: string;
      data: { files: number; waitingMails?: number; history: Record<string, unknown>[] };
    }>();
  const act = (action: object) => staff.post(`/foundation/1001/data/${ticket}`, action);
  /** What the ticket says last. */
  const last = async () => (await readTicket()).data.history.at(-1);
  const mailsTo = (address: string) => mail.state.received.filter((one) => one.includes(`To: ${address}\r\n`));
  await act({ _action: 'status', version: 1, status: 'inProgress' });
  await act({ _action: 'status', version: 2, status: 'waiting', note: 'Welche Hausnummer?' });
  await portal.idle();
  const question = mailsTo(owner).at(-1) ?? '';
  const send = (raw: Buffer, id = 'msg_1', at = portal.now()) => {
    const signature = new Webhook(secret).sign(id, new Date(at), raw.toString());
    return giveOver(raw, {
      ...{ 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at / 1000)), 'webhook-signature': signature },
    });
  };
  const giveOver = (raw: Buffer, headers: Record<string, string>) =>
    portal.call('POST', '/incoming-mail', { body: raw, headers: { 'content-type': 'message/rfc822', ...headers } });
  const desk = async () =>
    (await staff.get(`/foundation/1001/desk/${ticket}`)).json<{ mails: Record<string, unknown>[] }>().mails;
  return {
    ...{ portal, partner, staff, ticket, readTicket, act, last, desk, question, send, giveOver },
    sent: mail.state,
    mailsTo,
    readMails: (address: string) => mailsTo(address).map(read),
    to: replyToOf(question),
  };
}
export type MailPortal = Awaited<ReturnType<typeof openMailPortal>>;
