import type { MailValue } from '#domain/mails/mail-value.ts';
import type { Mail } from '../queries/outbox.ts';
import type { MailDefinition, Placeholders } from './mail-definition.ts';
import { divider, filled, type Locale, partsOf, plainText } from './mail-parts.ts';

type ValuesOf<P extends Placeholders> = { readonly [Name in keyof P]: MailValue | undefined };

interface Composed<P extends Placeholders> extends Pick<Mail, 'recipient' | 'news' | 'attachments'> {
  readonly values: ValuesOf<P>;
  /** One line for both languages that is shorter than their subjects in a row. */
  readonly subject?: string;
  /** The language that comes first. */
  readonly first?: Locale;
}

export const inOrder = (first: Locale | undefined): readonly [Locale, Locale] =>
  first === 'en' ? ['en', 'de'] : ['de', 'en'];

/** A mail as it is shipped; an own text takes its place when the mail is sent. */
export function composeMail<P extends Placeholders>(
  definition: MailDefinition<P>,
  { recipient, news, attachments, values, subject, first }: Composed<P>,
): Mail {
  const locales = inOrder(first);
  const subjects = locales.map((locale) => filled(definition.subject[locale], values, locale));
  const bodies = locales.map((locale) =>
    plainText(partsOf(definition.text[locale], definition.placeholders, values, locale)),
  );
  return {
    recipient,
    subject: subject ?? [...new Set(subjects)].join(' / '),
    body: `${bodies.join(divider)}\n`,
    template: { id: definition.id, values, ...(first && { first }) },
    ...(news && { news }),
    ...(attachments && { attachments }),
  };
}
