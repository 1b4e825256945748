import { decorate, type Look, type PdfColours, printable, setLook } from './pdf-file.ts';

export const margin = 56;
/** Where pages end, above the line of the foot. */
const bottom = 842 - 72;

export type Structure = PDFKit.PDFStructureElement;

/** What blocks are drawn on: it knows where the page ends and what screen readers are told. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly colours: PdfColours;
  readonly left: number;
  readonly width: number;
  /** The part of the structure that is being written. */
  readonly root: Structure;
  /** Begins a page where `height` does not fit on this one; answers whether it did. */
  readonly room: (height: number) => boolean;
  readonly newPage: () => void;
  readonly heightOf: (text: string, look: Look, width: number) => number;
  /** One text in a part of the structure of its own, without moving on. */
  readonly put: (
    into: Structure,
    tag: string,
    text: string,
    look: Look,
    at: { x: number; y: number; width: number; align?: 'left' | 'right'; scope?: 'Row' | 'Column' },
  ) => void;
  readonly line: (y: number, colour?: string) => void;
}

const lineGap = 2;

export function openPaper(pdf: PDFKit.PDFDocument, colours: PdfColours): Paper {
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const newPage = () => {
    pdf.addPage();
    pdf.y = margin + 8;
  };
  /** Rows are asked for before there is room for them and again when they are drawn. */
  const heights = new Map<string, number>();
  const heightOf: Paper['heightOf'] = (text, look, inside) => {
    const key = JSON.stringify([look, inside, text]);
    const cachedHeight = heights.get(key);
    if (cachedHeight !== undefined) return cachedHeight;
    const height = setLook(pdf, look).heightOfString(printable(text), { width: inside, lineGap });
    heights.set(key, height);
    return height;
  };
  return {
    pdf,
    colours,
    left: margin,
    width,
    root,
    newPage,
    room: (height) => {
      if (pdf.y + height <= bottom) return false;
      newPage();
      return true;
    },
    heightOf,
    put: (into, tag, text, look, { x, y, width: inside, align = 'left', scope }) => {
      const paint = () => {
        setLook(pdf, look).text(printable(text), x, y, { width: inside, align, lineGap });
      };
      // The package's types do not name the scope of a table's head.
      into.add(pdf.struct(tag, (scope ? { scope } : {}) as object, paint));
    },
    line: (y, colour = colours.line) =>
      decorate(pdf, () => {
        pdf
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.7)
          .strokeColor(colour)
          .stroke();
      }),
  };
}
