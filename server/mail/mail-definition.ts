import type { Bilingual, MailText } from '#domain/mails/mail-text.ts';
import type { MailValue } from '#domain/mails/mail-value.ts';

export const mailAreas = ['access', 'sales', 'porting', 'services', 'profile', 'news'] as const;
export type MailArea = (typeof mailAreas)[number];

export interface Placeholder {
  readonly label: Bilingual;
  readonly sample: MailValue;
  /** An address that is shown as a button with this text. */
  readonly button?: Bilingual;
  /** A text without it is refused. */
  readonly isRequired?: boolean;
  /** It may have no value: then the paragraph that it stands in is left out. */
  readonly isOptional?: boolean;
}
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** A mail that the portal writes: what it says as shipped, and what an own text of it may name. */
export interface MailDefinition<P extends Placeholders = Placeholders> extends MailText {
  /** Own texts are stored under it: it never changes. */
  readonly id: string;
  readonly area: MailArea;
  readonly label: Bilingual;
  /** Who gets it, and when. */
  readonly occasion: Bilingual;
  readonly placeholders: P;
}

interface Paragraphs<P extends Placeholders> extends Omit<MailDefinition<P>, 'text'> {
  readonly text: { readonly de: readonly string[]; readonly en: readonly string[] };
}

export const defineMail = <P extends Placeholders>({ text, ...rest }: Paragraphs<P>): MailDefinition<P> => ({
  ...rest,
  text: { de: text.de.join('\n\n'), en: text.en.join('\n\n') },
});

/** Leads nowhere: what samples and test mails link to (RFC 2606). */
export const deadLink = 'https://example.invalid/test';

export const linkTo = (de: string, en: string): Placeholder => ({
  label: { de: `Knopf: ${de}`, en: `Button: ${en}` },
  button: { de, en },
  sample: deadLink,
  isRequired: true,
});

export const placeholder = (
  de: string,
  en: string,
  sample: MailValue,
  rule: Pick<Placeholder, 'isRequired' | 'isOptional'> = {},
): Placeholder => ({ label: { de, en }, sample, ...rule });

/** A message in the words of its writer stands in the German half; the English half points there. */
export const noteValue = (note: string | undefined): MailValue =>
  note ? { de: note, en: 'see above, and in the portal' } : '';

export const viewLink = linkTo('Im Portal ansehen', 'View it in the portal');
export const optional = { isOptional: true } as const;
export const required = { isRequired: true } as const;
export const note = placeholder(
  'Nachricht',
  'Message',
  noteValue('Bitte prüfen Sie die Hausnummer.\nVielen Dank!'),
  optional,
);
export const customer = placeholder('Kunde', 'Customer', 'Kanzlei Adler & Specht');
