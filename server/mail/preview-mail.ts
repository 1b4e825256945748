import type { MailPreview } from '#contract/staff/mails.ts';
import type { MailText } from '#domain/mails/mail-text.ts';
import { brandOf } from '../brand/brand-of.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { Mail } from '../queries/outbox.ts';
import { brandValues, oneLine } from './finish-mail.ts';
import type { MailDefinition } from './mail-definition.ts';
import { filled, partsOf } from './mail-parts.ts';
import { sampleValues } from './mail-placeholders.ts';
import { footerLines, signed } from './render-mail.ts';

/** A text with sample data, in the parts that mails are made of. */
export async function previewMail(
  services: Pick<BaseServices, 'config' | 'db'>,
  { placeholders }: MailDefinition,
  { variant, content }: { readonly variant: string; readonly content: MailText },
): Promise<MailPreview> {
  const brand = await brandOf(services, variant);
  const values = { ...brandValues(brand), ...sampleValues(placeholders) };
  return {
    sender: brand.senderName ?? services.config.mailFrom,
    ...{ portalName: brand.portalName, colors: brand.colors },
    halves: (['de', 'en'] as const).map((locale) => ({
      locale,
      subject: oneLine(filled(content.subject[locale], values, locale)),
      parts: signed({ locale, parts: partsOf(content.text[locale], placeholders, values, locale) }, brand).map(
        (part) => ('lines' in part ? { lines: [...part.lines] } : part),
      ),
    })),
    footer: footerLines(brand),
  };
}

/** The same as a mail; its links lead nowhere. */
export const testMail = (recipient: string, { id, placeholders }: MailDefinition, content: MailText): Mail => ({
  recipient,
  subject: `Test: ${content.subject.de}`,
  body: '',
  template: {
    ...{ id, values: sampleValues(placeholders), own: content },
    prefix: { de: 'Test: ', en: 'Test: ' },
  },
});
