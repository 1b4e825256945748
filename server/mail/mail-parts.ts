import { type Bilingual, paragraphsOf, piecesOf } from '#domain/mails/mail-text.ts';
import type { MailLine, MailValue, MailValues } from '#domain/mails/mail-value.ts';
import type { Placeholders } from './mail-definition.ts';

export type Locale = keyof Bilingual;

/** A paragraph, or a button: text and HTML are made of the same parts. */
export type MailPart = { readonly lines: readonly MailLine[] } | { readonly button: string; readonly link: string };

const isInBoth = (value: MailValue): value is Exclude<MailValue, string | readonly MailLine[]> =>
  typeof value === 'object' && 'de' in value;

const wordOf = (value: MailValue | undefined, locale: Locale) =>
  value === undefined ? '' : isInBoth(value) ? value[locale] : value;

const plainLine = ({ text, link }: MailLine): string => (link ? `- ${text}\n  ${link}` : text);

const textOf = (value: MailValue | undefined, locale: Locale): string => {
  const word = wordOf(value, locale);
  return typeof word === 'string' ? word : word.map(plainLine).join('\n');
};

/** Values are put in as they are: placeholders in them stay text. */
export const filled = (text: string, values: MailValues, locale: Locale): string =>
  piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : textOf(values[piece.placeholder], locale)))
    .join('');

const linesOf = (text: string): MailLine[] => text.split('\n').map((line) => ({ text: line }));

/** The parts of a text in one language. */
export function partsOf(text: string, placeholders: Placeholders, values: MailValues, locale: Locale): MailPart[] {
  const isMissing = (name: string) => placeholders[name]?.isOptional && textOf(values[name], locale) === '';
  return paragraphsOf(text).flatMap((paragraph): MailPart[] => {
    const pieces = piecesOf(paragraph);
    if (pieces.some((piece) => 'placeholder' in piece && isMissing(piece.placeholder))) return [];
    const [only] = pieces.length === 1 ? pieces : [];
    const list = only && 'placeholder' in only ? wordOf(values[only.placeholder], locale) : '';
    if (typeof list !== 'string') return [{ lines: list }];
    const parts: MailPart[] = [];
    let words = '';
    const endParagraph = () => {
      if (words.trim()) parts.push({ lines: linesOf(words.trim()) });
      words = '';
    };
    for (const piece of pieces) {
      const button = 'placeholder' in piece && placeholders[piece.placeholder]?.button;
      if (button) {
        endParagraph();
        parts.push({ button: button[locale], link: textOf(values[piece.placeholder], locale) });
      } else words += 'text' in piece ? piece.text : textOf(values[piece.placeholder], locale);
    }
    endParagraph();
    return parts;
  });
}

export const plainText = (parts: readonly MailPart[]): string =>
  parts
    .map((part) => ('button' in part ? `${part.button}:\n\n${part.link}` : part.lines.map(plainLine).join('\n')))
    .join('\n\n');

/** Between the languages of a mail. */
export const divider = '\n\n---\n\n';

/** A mail that was written without a definition: its paragraphs, by language. */
export const partsOfBody = (body: string): MailPart[][] =>
  body.split(divider).map((half) => paragraphsOf(half).map((paragraph) => ({ lines: linesOf(paragraph) })));
