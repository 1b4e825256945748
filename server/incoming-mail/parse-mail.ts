import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime';
import { type MailAuthentication, mailAuthentication } from '#domain/mails/incoming/authentication.ts';
import { isAutomatic } from '#domain/mails/incoming/automatic-mail.ts';
import { type FailedDelivery, failedDeliveries } from '#domain/mails/incoming/delivery-status.ts';
import { htmlText } from '#domain/mails/incoming/html-text.ts';
import { headersOf, headerValues, type MailHeaders } from '#domain/mails/incoming/mail-headers.ts';
import { replyText } from '#domain/mails/incoming/reply-text.ts';
import { displayName } from '../files/inspection/file-name.ts';

export interface MailFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** A picture within the text. */
  readonly isInline: boolean;
}

export interface ParsedMail {
  /** Of message id, sender, text and files: on whatever way a message comes, it has the same one. */
  readonly digest: string;
  readonly messageId: string | undefined;
  /** The one address that it names as its sender. */
  readonly sender: string | undefined;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly authentication: MailAuthentication;
  readonly isAutomatic: boolean;
  readonly failures: readonly FailedDelivery[];
  /** The mail of the portal that a delivery report is about. */
  readonly reportedMail: string | undefined;
  /** Without what it quotes. */
  readonly text: string;
  readonly wholeText: string;
  readonly files: readonly MailFile[];
}

const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024 };
const maxTextLength = 500_000;
const maxReportLength = 50_000;

const mailboxes = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap(({ address, group }) => (group ? group.map((one) => one.address) : [address ?? '']));

/** Undefined where it names none, or more than one. */
function senderOf(headers: MailHeaders): string | undefined {
  const values = headerValues(headers, 'from');
  const [one, ...others] = values.flatMap((value) => mailboxes(addressParser(value)));
  return values.length === 1 && others.length === 0 && one ? one.toLowerCase() : undefined;
}

/** Servers name the address that they delivered to in headers of their own. */
const deliveredTo = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];

const recipientsOf = (email: Email, headers: MailHeaders): string[] => [
  ...deliveredTo.flatMap((name) => headerValues(headers, name)).map((value) => value.replace(/[<>\s]/g, '')),
  ...mailboxes([...(email.to ?? []), ...(email.cc ?? [])]),
];

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

/** Parts that are no files: signatures of the mail, and what mail servers report. */
const noFile =
  /^(?:application\/(?:x-)?pkcs7-signature|application\/pgp-signature|message\/delivery-status|message\/disposition-notification|text\/rfc822-headers)$/;

const nameOf = ({ filename, mimeType }: Attachment): string =>
  displayName(filename || (mimeType === 'message/rfc822' ? 'Nachricht.eml' : `Anhang.${mimeType.split('/')[1] ?? ''}`));

const placeOfPicture = (id: string) => `[cid:${id}]`;
const anyPicture = /[ \t]*\[cid:[^\]\s]{1,200}\][ \t]*/g;

/** Pictures of what is quoted are ours, or were there before. */
function filesOf(attachments: readonly Attachment[], answer: string | undefined): MailFile[] {
  return attachments
    .filter(({ mimeType }) => !noFile.test(mimeType))
    .flatMap((attachment) => {
      const id = attachment.contentId?.replace(/^<|>$/g, '');
      const isInline = id !== undefined && attachment.mimeType.startsWith('image/');
      if (isInline && attachment.related && answer !== undefined && !answer.includes(placeOfPicture(id))) return [];
      return [{ name: nameOf(attachment), bytes: bytesOf(attachment), isInline }];
    });
}

/** Reports return the head of the mail, or all of it. */
const returned = /^(?:text\/rfc822-headers|message\/rfc822)$/;
const ownMessageId = /^message-id:\s*<([\w-]{1,60})@portal>/im;

function reportedMailOf(attachments: readonly Attachment[]): string | undefined {
  const part = attachments.find(({ mimeType }) => returned.test(mimeType));
  return part && ownMessageId.exec(bytesOf(part).toString('latin1', 0, maxReportLength))?.[1];
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');
const usableId = /^<[!-;=?-~]{3,250}>$/;

/** Throws where it is no message. */
export async function parseMail(raw: Buffer, authserv: string | undefined): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, {
    ...limits,
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  });
  const headers = headersOf(email.headers);
  const sender = senderOf(headers);
  const html = email.html?.slice(0, maxTextLength);
  const answer = html === undefined ? undefined : replyText(htmlText(html));
  const plain = email.text?.trim() ? replyText(email.text.slice(0, maxTextLength)) : undefined;
  const files = filesOf(email.attachments, answer);
  const reports = email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status');
  const messageId = email.messageId?.trim() ?? '';
  const content = [messageId, sender, email.date, email.text, html, ...files.map(({ bytes }) => sha256(bytes))];
  return {
    digest: sha256(JSON.stringify(content)),
    messageId: usableId.test(messageId) ? messageId : undefined,
    sender,
    recipients: recipientsOf(email, headers),
    subject: (email.subject ?? '').replace(/\s+/g, ' ').slice(0, 300).toWellFormed(),
    authentication: mailAuthentication(headerValues(headers, 'authentication-results'), authserv, sender),
    isAutomatic: isAutomatic(headers, sender),
    reportedMail: reportedMailOf(email.attachments),
    failures: reports.flatMap((report) => failedDeliveries(bytesOf(report).toString('utf8').slice(0, maxReportLength))),
    text: cleanText(plain ?? answer ?? ''),
    wholeText: cleanText((email.text?.trim() ? email.text : htmlText(html ?? '')).slice(0, maxTextLength)),
    files,
  };
}

/** PostgreSQL keeps no zero byte, and no half of a character. */
const cleanText = (text: string): string => text.replaceAll('\0', '').replace(anyPicture, ' ').trim().toWellFormed();
