import type { MailboxEvent } from '#contract/integrations/mailbox.ts';
import type { MailText } from './mail-text.ts';

/** A line of a list; with a link it is an entry, without one a heading or plain text. */
export interface MailLine {
  readonly text: string;
  readonly link?: string | undefined;
}
type Word = string | readonly MailLine[];

/** What stands in place of a placeholder, in one form for both languages or in two. */
export type MailValue = Word | { readonly de: Word; readonly en: Word };
export type MailValues = Readonly<Record<string, MailValue | undefined>>;

/** What a waiting mail was made of, so that it says what counts when it is sent. */
export interface MailTemplate {
  readonly id: string;
  readonly values: MailValues;
  /** The language that comes first. */
  readonly first?: 'de' | 'en';
  /** In place of the text in force: of a test mail. */
  readonly own?: MailText;
  /** Before the subject: of a copy for a deputy, of a test mail. */
  readonly prefix?: { readonly de: string; readonly en: string };
}

/** What a mail to a mailbox of an organisation is about. */
export interface MailboxNews {
  /** Of the mailbox. */
  readonly id: string;
  readonly trid: string;
  readonly event: MailboxEvent;
  readonly title: { readonly de: string; readonly en: string };
  readonly link: string;
  readonly recordId?: string | undefined;
  readonly notice?: string | undefined;
}
