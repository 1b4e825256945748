import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { checkContrast } from '#domain/brand/contrast.ts';
import { softOf } from '#domain/brand/palette.ts';

/** As they shipped; `brandColours` has those of a brand. */
export const colours = {
  brand: '#0f4c5c',
  soft: '#e3eff1',
  ink: '#14232b',
  muted: '#51626d',
  line: '#d6dee3',
} as const;
export type PdfColours = Readonly<Record<keyof typeof colours, string>>;

/** Headings and grounds of a brand; one that cannot be read on paper is not taken. */
export function brandColours(brand: string | undefined): PdfColours {
  if (brand === undefined || brand === colours.brand) return colours;
  const isReadable = checkContrast({ brand, accent: brand }).every(
    ({ colour, passes }) => colour !== 'brand' || passes,
  );
  return isReadable ? { ...colours, brand, soft: softOf(brand) } : colours;
}

const font = (weight: string) => fileURLToPath(new URL(`./fonts/Arimo-${weight}.ttf`, import.meta.url));
/** By their paths, under which pdfkit keeps what it has read; under a name for the default font it reads it each time. */
const faces = { regular: font('Regular'), bold: font('Bold') } as const;

/** Signs that the fonts lack, by those that say the same. */
const likeSigns: Readonly<Record<string, string>> = {
  '→': '›',
  '←': '‹',
  '−': '–',
  '≤': '<=',
  '≥': '>=',
};

let letters: ReadonlySet<number> | undefined;

/** Code points that both faces can draw, read once when the first paper is made. */
function drawableLetters(): ReadonlySet<number> {
  if (letters) return letters;
  const pdf = new PDFDocument({ font: faces.regular });
  const [regular = [], bold = []] = Object.values(faces).map((face) => {
    // The package's types do not name the font that it has read.
    const { _font } = pdf.font(face) as unknown as { _font: { font: { characterSet: number[] } } };
    return _font.font.characterSet;
  });
  pdf.on('data', () => undefined).end();
  const boldLetters = new Set(bold);
  letters = new Set(regular.filter((letter) => boldLetters.has(letter)));
  return letters;
}

const isDrawable = (text: string): boolean =>
  [...text].every((sign) => sign === '\n' || drawableLetters().has(sign.codePointAt(0) ?? 0));

/**
 * A letter or digit that the font lacks is drawn without its accent; a character without an equivalent is named by its
 * code, never by another sign. Raised letters and digits have no equivalent: 10⁵ must not read as 105.
 */
function substituteOf(sign: string): string {
  const like =
    likeSigns[sign] ??
    (/^(?!\p{Lm})[\p{L}\p{Nd}\p{Nl}]/u.test(sign) ? sign.normalize('NFKD').replace(/\p{M}/gu, '') : '');
  if (like !== '' && isDrawable(like)) return like;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `[U+${code}]`;
}

/** A text as the fonts can draw it: composed, without invisible signs, with substitutes for letters that they lack. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')]
    .map((sign) => (isDrawable(sign) ? sign : substituteOf(sign)))
    .join('');

export type Look = readonly [font: keyof typeof faces, size: number, colour: string];

export const setLook = (pdf: PDFKit.PDFDocument, [face, size, colour]: Look): PDFKit.PDFDocument =>
  pdf.font(faces[face]).fontSize(size).fillColor(colour);

/** What screen readers pass over: lines, grounds, page numbers. */
export function decorate(pdf: PDFKit.PDFDocument, paint: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  paint();
  pdf.endMarkedContent();
}

interface PdfFile {
  readonly title: string;
  readonly author: string;
  /** `de-DE` */
  readonly lang: string;
  /** In ms since the epoch: with it the same pages have the same bytes. */
  readonly created: number;
  readonly margin: number;
}

/** A tagged file for screen readers (PDF/UA); `draw` writes its pages, which stay open until all are written. */
export function writePdf(file: PdfFile, draw: (pdf: PDFKit.PDFDocument) => Promise<void> | void): Promise<Buffer> {
  const { margin } = file;
  const pdf = new PDFDocument({
    size: 'A4',
    // Only the caller ends pages, they never break by themselves.
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    lang: file.lang,
    pdfVersion: '1.7',
    // The package's types do not name it.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    info: { Title: file.title, Author: file.author, CreationDate: new Date(file.created) },
    // Not one of the built-in fonts, which would be named without being in the file.
    font: faces.regular,
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    Promise.resolve(draw(pdf)).then(() => pdf.end(), reject);
  });
}
