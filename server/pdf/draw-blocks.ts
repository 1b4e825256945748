import type { DocumentBlock, DocumentFact, DocumentSignature } from './document.ts';
import { drawTable } from './draw-table.ts';
import type { Paper } from './paper.ts';
import { colours, decorate, type Look } from './pdf-file.ts';

const { ink, muted, line } = colours;
const looks = {
  body: ['regular', 9.5, ink],
  strong: ['bold', 9.5, ink],
  muted: ['regular', 8.5, muted],
  label: ['regular', 9.5, muted],
} as const satisfies Record<string, Look>;

const headingLook = ({ colours: { brand } }: Paper): Look => ['bold', 12, brand];

/** A heading stays with the beginning of what it stands above. */
function drawHeading(paper: Paper, { text }: { readonly text: string }): void {
  const { pdf, left, width } = paper;
  const height = paper.heightOf(text, headingLook(paper), width);
  paper.room(height + 70);
  pdf.y += 14;
  paper.put(paper.root, 'H2', text, headingLook(paper), { x: left, y: pdf.y, width });
  pdf.y += 4;
}

/** Paragraphs by their blank lines; one that is longer than the page goes on upon the next, line by line. */
function drawText(paper: Paper, text: string, look: Look): void {
  const { pdf, left, width } = paper;
  for (const part of text.split(/\n{2,}/)) {
    paper.room(Math.min(paper.heightOf(part, look, width), 400));
    paper.put(paper.root, 'P', part, look, { x: left, y: pdf.y, width });
    pdf.y += 5;
  }
}

function drawNotice(paper: Paper, { text }: { readonly text: string }): void {
  const { pdf, left, width } = paper;
  const inside = width - 24;
  const height = paper.heightOf(text, looks.body, inside) + 18;
  paper.room(height + 6);
  pdf.y += 6;
  const { y } = pdf;
  decorate(pdf, () => {
    pdf.roundedRect(left, y, width, height, 4).fill(paper.colours.soft);
  });
  paper.put(paper.root, 'P', text, looks.body, { x: left + 12, y: y + 10, width: inside });
  pdf.y = y + height + 8;
}

/** Names at the left, values at the right: a table with the names as row heads. */
function drawFacts(paper: Paper, { facts }: { readonly facts: readonly DocumentFact[] }): void {
  const { pdf, left, width } = paper;
  const label = width * 0.36;
  const table = pdf.struct('Table');
  paper.root.add(table);
  for (const [name, text] of facts) {
    const inside = width - label;
    const height = Math.max(paper.heightOf(name, looks.label, label - 12), paper.heightOf(text, looks.body, inside));
    paper.room(height + 7);
    const { y } = pdf;
    const row = pdf.struct('TR');
    table.add(row);
    paper.put(row, 'TH', name, looks.label, { x: left, y: y + 3, width: label - 12, scope: 'Row' });
    paper.put(row, 'TD', text, looks.body, { x: left + label, y: y + 3, width: inside });
    row.end();
    pdf.y = y + height + 7;
    paper.line(pdf.y - 1);
  }
  table.end();
  pdf.y += 4;
}

function drawSignature(paper: Paper, signature: DocumentSignature): void {
  const { pdf, left, width } = paper;
  const { captions, image } = signature;
  const half = (width - 24) / 2;
  const right = left + half + 24;
  paper.room(122);
  pdf.y += 10;
  paper.put(paper.root, 'P', signature.label, looks.strong, { x: left, y: pdf.y, width });
  const top = pdf.y;
  const base = top + 64;
  if (signature.placeAndDate) {
    const y = base - 16;
    paper.put(paper.root, 'P', signature.placeAndDate, looks.body, { x: left, y, width: half });
  }
  if (image) {
    const alt = `${captions.signature}: ${signature.signer}`;
    const paint = () => {
      pdf.image(image, right, top + 4, { fit: [half, 58], valign: 'bottom' });
    };
    paper.root.add(pdf.struct('Figure', { alt, bbox: [right, top, right + half, base] } as object, paint));
  }
  decorate(pdf, () => {
    pdf.lineWidth(0.7).strokeColor(muted);
    for (const x of [left, right])
      pdf
        .moveTo(x, base)
        .lineTo(x + half, base)
        .stroke();
  });
  paper.put(paper.root, 'P', captions.placeAndDate, looks.muted, { x: left, y: base + 4, width: half });
  const below = [captions.signature, signature.signer].filter(Boolean).join(': ');
  paper.put(paper.root, 'P', below, looks.muted, { x: right, y: base + 4, width: half });
  pdf.y += 8;
}

type Draw<K extends DocumentBlock['kind']> = (
  paper: Paper,
  block: Extract<DocumentBlock, { kind: K }>,
) => Promise<void> | void;
const draws: { [K in DocumentBlock['kind']]: Draw<K> } = {
  heading: drawHeading,
  text: (paper, { text, look }) => drawText(paper, text, looks[look ?? 'body']),
  notice: drawNotice,
  facts: drawFacts,
  table: drawTable,
  signature: drawSignature,
  page: ({ newPage }) => newPage(),
};

export const drawBlock = <K extends DocumentBlock['kind']>(
  paper: Paper,
  block: Extract<DocumentBlock, { kind: K }>,
): Promise<void> | void => draws[block.kind as K](paper, block);

/** Title and subtitle under the letterhead of the first page. */
export function drawTitle(paper: Paper, title: string, subtitle: string | undefined): void {
  const { pdf, left, width } = paper;
  paper.put(paper.root, 'H1', title, ['bold', 19, paper.colours.brand], { x: left, y: pdf.y, width });
  if (subtitle) paper.put(paper.root, 'P', subtitle, ['regular', 10.5, muted], { x: left, y: pdf.y + 2, width });
  pdf.y += 6;
  paper.line(pdf.y, line);
  pdf.y += 6;
}
