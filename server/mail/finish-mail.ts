import { href } from '#domain/access/routes.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Bilingual, MailText } from '#domain/mails/mail-text.ts';
import type { MailTemplate } from '#domain/mails/mail-value.ts';
import { brandOf } from '../brand/brand-of.ts';
import type { BaseServices } from '../db/base-services.ts';
import { mailTextInForce } from '../queries/administration/mail-texts.ts';
import type { StoredMail } from '../queries/outbox.ts';
import { inOrder } from './compose-mail.ts';
import { mailDefinition } from './mail-definitions.ts';
import { filled, type Locale, type MailPart, partsOf, partsOfBody } from './mail-parts.ts';
import { type MailFrame, mailAsHtml, mailAsText } from './render-mail.ts';

type RenderServices = Pick<BaseServices, 'config' | 'db'>;

interface Unsubscribing {
  readonly name: Bilingual;
  readonly link: string;
}

export interface FinishedMail {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly replyTo?: string | undefined;
  readonly senderName?: string | undefined;
}

interface Ends {
  readonly unsubscribe?: Unsubscribing;
  /** It can be answered by mail. */
  readonly isAnswerable?: boolean;
}

function frameOf(
  { config }: RenderServices,
  brand: Brand,
  subject: string,
  { unsubscribe: end, isAnswerable = false }: Ends,
): MailFrame {
  const base = config.publicBaseUrl;
  const links = [
    { text: 'Impressum / Imprint', link: base + href('Imprint', 'de') },
    { text: 'Datenschutz / Privacy', link: base + href('Privacy', 'de') },
    ...(end
      ? [
          {
            text: `E-Mails „${end.name.de}“ abbestellen / Unsubscribe from e-mails “${end.name.en}”`,
            link: end.link,
          },
        ]
      : []),
  ];
  return { brand, subject, links, isAnswerable };
}

const locales: readonly Locale[] = ['de', 'en'];

/** Values that each mail may name. */
export const brandValues = ({ hotline, hours, company, portalName }: Brand) => ({
  hotline,
  hours,
  company,
  portal: portalName,
});

function halvesOf(mail: Pick<StoredMail, 'body' | 'template'>, text: MailText | undefined, brand: Brand) {
  const { template, body } = mail;
  const definition = template && mailDefinition(template.id);
  if (!(template && definition)) {
    const parts: readonly MailPart[][] = partsOfBody(body);
    return parts.map((half, index) => ({ locale: locales[index] ?? 'en', parts: half }));
  }
  const values = { ...brandValues(brand), ...template.values };
  const { text: words } = text ?? definition;
  return inOrder(template.first).map((locale) => ({
    locale,
    parts: partsOf(words[locale], definition.placeholders, values, locale),
  }));
}

/** Subjects are one line, whatever the values hold. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function subjectOf({ subject }: MailText, { values, first, prefix }: MailTemplate, brand: Brand): string {
  const all = { ...brandValues(brand), ...values };
  const isOnePrefix = prefix?.de === prefix?.en;
  const subjects = inOrder(first).map((locale) =>
    oneLine((isOnePrefix ? '' : (prefix?.[locale] ?? '')) + filled(subject[locale], all, locale)),
  );
  return (isOnePrefix ? (prefix?.de ?? '') : '') + [...new Set(subjects)].join(' / ');
}

/** A mail as it is sent: in the words that are in force now, as text and as HTML. */
export async function finishMail(
  services: RenderServices,
  mail: Pick<StoredMail, 'subject' | 'body' | 'template'>,
  ends: Ends = {},
): Promise<FinishedMail> {
  const brand = await brandOf(services);
  const { template } = mail;
  const own = template ? (template.own ?? (await mailTextInForce(services.db, brand.variant, template.id))) : undefined;
  const subject = own && template ? subjectOf(own, template, brand) : mail.subject;
  const halves = halvesOf(mail, own, brand);
  const frame = frameOf(services, brand, subject, ends);
  return {
    ...{ subject, body: mailAsText(halves, frame), html: mailAsHtml(halves, frame) },
    ...{ replyTo: brand.replyTo, senderName: brand.senderName },
  };
}
