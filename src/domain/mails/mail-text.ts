export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** What a mail says, with placeholders such as `{{number}}`. */
export interface MailText {
  readonly subject: Bilingual;
  readonly text: Bilingual;
}

export type MailPiece = { readonly text: string } | { readonly placeholder: string };

/** Text and placeholders in their order; what is no placeholder stays text. */
export function piecesOf(text: string): MailPiece[] {
  return text
    .split(/(\{\{[a-zA-Z]\w*\}\})/)
    .filter(Boolean)
    .map((piece) => {
      const [, placeholder] = /^\{\{(\w+)\}\}$/.exec(piece) ?? [];
      return placeholder ? { placeholder } : { text: piece };
    });
}

export const placeholdersIn = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => ('placeholder' in piece ? [piece.placeholder] : []))),
];

/** Blank lines separate paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
