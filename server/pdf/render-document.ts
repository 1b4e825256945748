import type { PrintedDocument } from './document.ts';
import { drawBlock, drawTitle } from './draw-blocks.ts';
import { margin, openPaper, type Paper } from './paper.ts';
import { brandColours, colours, decorate, printable, setLook, writePdf } from './pdf-file.ts';

const { muted, line } = colours;
const words = {
  de: { lang: 'de-DE', page: (n: number, all: number) => `Seite ${n} von ${all}` },
  en: { lang: 'en-GB', page: (n: number, all: number) => `Page ${n} of ${all}` },
} as const;

function drawLetterhead(paper: Paper, { name, lines, logo }: PrintedDocument['letterhead']): void {
  const { pdf, left, width } = paper;
  const { brand } = paper.colours;
  decorate(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, 10).fill(brand);
  });
  const y = margin - 14;
  if (logo) decorate(pdf, () => pdf.image(logo, left + width - 130, y, { fit: [130, 42], align: 'right' }));
  const inside = width - (logo ? 150 : 0);
  paper.put(paper.root, 'P', name, ['bold', 13, brand], { x: left, y, width: inside });
  if (lines.length > 0)
    paper.put(paper.root, 'P', lines.join('\n'), ['regular', 8.5, muted], { x: left, y: pdf.y, width: inside });
  pdf.y = Math.max(pdf.y, y + 42) + 18;
}

/** Known only when all pages are written: how many there are. */
function drawFeet(paper: Paper, { reference, language }: PrintedDocument): void {
  const { pdf, left, width } = paper;
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const y = pdf.page.height - 50;
    const draw = () => {
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.7)
        .strokeColor(line)
        .stroke();
      setLook(pdf, ['regular', 8, muted]).text(printable(reference), left, y + 8, {
        width: width * 0.7,
        lineBreak: false,
      });
      pdf.text(words[language].page(at + 1, count), left + width * 0.7, y + 8, { width: width * 0.3, align: 'right' });
    };
    decorate(pdf, draw, 'Pagination');
  }
}

/** The document as a PDF of A4 pages. */
export function renderDocument(document: PrintedDocument): Promise<Buffer> {
  const { title, letterhead, created, language } = document;
  return writePdf({ title, author: letterhead.name, lang: words[language].lang, created, margin }, async (pdf) => {
    const paper = openPaper(pdf, brandColours(letterhead.colour));
    drawLetterhead(paper, letterhead);
    drawTitle(paper, title, document.subtitle);
    for (const block of document.blocks) await drawBlock(paper, block);
    paper.root.end();
    drawFeet(paper, document);
  });
}
