import type { Brand } from '#domain/brand/brand.ts';
import { replyMarker } from '#domain/mails/incoming/reply-marker.ts';
import type { Bilingual } from '#domain/mails/mail-text.ts';
import type { MailLine } from '#domain/mails/mail-value.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { divider, type Locale, type MailPart, plainText } from './mail-parts.ts';

interface FooterLink {
  readonly text: string;
  readonly link: string;
}

/** What stands around the text of each mail. */
export interface MailFrame {
  readonly brand: Brand;
  readonly subject: string;
  /** Imprint and privacy, and the end of a subscription. */
  readonly links: readonly FooterLink[];
  readonly isAnswerable?: boolean;
}
export interface MailHalf {
  readonly locale: Locale;
  readonly parts: readonly MailPart[];
}

const bilingual = ({ de, en }: Bilingual): string => (de === en ? de : `${de} / ${en}`);

export function footerLines(brand: Brand): string[] {
  return [brand.company, brand.hotline && `Service-Hotline ${brand.hotline} (${bilingual(brand.hours)})`].filter(
    Boolean,
  );
}

/** Answers by mail are read down to this line. */
const markerLine = `## ${bilingual(replyMarker)} ##`;

/** The parts of a half with the signature of the brand below. */
export const signed = ({ locale, parts }: MailHalf, { signature }: Brand): readonly MailPart[] =>
  signature?.[locale] ? [...parts, { lines: signature[locale].split('\n').map((text) => ({ text })) }] : parts;

export function mailAsText(halves: readonly MailHalf[], frame: MailFrame): string {
  const bodies = halves.map((half) => plainText(signed(half, frame.brand)));
  const footer = [...footerLines(frame.brand), ...frame.links.map(({ text, link }) => `${text}:\n${link}`)];
  const marker = frame.isAnswerable ? `${markerLine}\n\n` : '';
  return `${marker}${[...bodies, footer.join('\n')].join(divider)}\n`;
}

/** Mail programs know no style sheets: each element carries its own. */
const styles = {
  body: 'margin:0;padding:0;background-color:#f3f6f7;color:#14232b;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5',
  page: 'max-width:600px;margin:0 auto;padding:24px 16px',
  head: 'margin:0 0 16px;font-size:18px;font-weight:600;color:#14232b',
  card: 'background-color:#ffffff;border:1px solid #d6dee3;border-radius:8px;padding:24px',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  rule: 'border:0;border-top:1px solid #d6dee3;margin:8px 0 24px',
  marker: 'margin:0 0 16px;font-size:13px;color:#51626d',
  footer: 'margin:16px 0 0;font-size:13px;color:#51626d',
  footerLink: 'color:#51626d;text-decoration:underline',
};

const badge = ({ colors }: Brand) =>
  `display:inline-block;margin-right:10px;padding:8px 7px;border-radius:6px;font-size:13px;line-height:1;font-weight:700;background-color:${colors.brand};color:${colors.onBrand}`;
const button = ({ colors }: Brand) =>
  `display:inline-block;padding:11px 20px;border-radius:6px;font-weight:600;text-decoration:none;background-color:${colors.brand};color:${colors.onBrand}`;

const lineAsHtml = ({ text, link }: MailLine, brand: Brand): string =>
  link
    ? `• <a href="${escapeHtml(link)}" style="color:${brand.colors.brand}">${escapeHtml(text)}</a>`
    : escapeHtml(text).replaceAll('\n', '<br>');

const partAsHtml = (part: MailPart, brand: Brand): string =>
  'button' in part
    ? `<p style="${styles.paragraph}"><a href="${escapeHtml(part.link)}" style="${button(brand)}">${escapeHtml(part.button)}</a></p>`
    : `<p style="${styles.paragraph}">${part.lines.map((line) => lineAsHtml(line, brand)).join('<br>\n')}</p>`;

const halfAsHtml = (half: MailHalf, brand: Brand): string =>
  `<div lang="${half.locale}">\n${signed(half, brand)
    .map((part) => partAsHtml(part, brand))
    .join('\n')}\n</div>`;

/** The same parts as HTML that loads nothing from elsewhere. */
export function mailAsHtml(halves: readonly MailHalf[], frame: MailFrame): string {
  const { brand, subject, links } = frame;
  const name = brand.portalName[halves[0]?.locale ?? 'de'];
  const footer = [
    footerLines(brand).map(escapeHtml).join('<br>\n'),
    links
      .map(({ text, link }) => `<a href="${escapeHtml(link)}" style="${styles.footerLink}">${escapeHtml(text)}</a>`)
      .join(' · '),
  ].join('<br>\n');
  return `<!doctype html>
<html lang="${halves[0]?.locale ?? 'de'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.page}">
${frame.isAnswerable ? `<p style="${styles.marker}">${escapeHtml(markerLine)}</p>\n` : ''}<p style="${styles.head}"><span style="${badge(brand)}">${escapeHtml(brand.variant)}</span>${escapeHtml(name)}</p>
<div style="${styles.card}">
${halves.map((half) => halfAsHtml(half, brand)).join(`\n<hr style="${styles.rule}">\n`)}
</div>
<p style="${styles.footer}">${footer}</p>
</div>
</body>
</html>
`;
}
