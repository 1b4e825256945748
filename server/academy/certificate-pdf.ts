import { brandColours, colours, decorate, type Look, printable, setLook, writePdf } from '../pdf/pdf-file.ts';
import { type CertificateLabels, certificateLabels } from './certificate-labels.ts';

interface Certificate {
  readonly name: string;
  readonly title: string;
  readonly lessons: readonly { title: string; minutes: number }[];
  /** The course has questions. */
  readonly asks: boolean;
  readonly number: string;
  /** In ms since the epoch. */
  readonly issued: number;
  /** Its last day (`YYYY-MM-DD`), where it has an end. */
  readonly validUntil?: string | undefined;
  readonly company: string;
  /** Of the portal; a checked PNG beside it. */
  readonly colour?: string;
  readonly logo?: Buffer;
}

const { ink, muted, line } = colours;
const margin = 72;
const bullet = 14;

/** Writes a tagged page for screen readers (PDF/UA): headings, paragraphs, a list; lines are decoration. */
function draw(pdf: PDFKit.PDFDocument, certificate: Certificate, t: CertificateLabels): void {
  const width = pdf.page.width - 2 * margin;
  const foot = pdf.page.height - margin - 40;
  const page = pdf.struct('Document');
  pdf.addStructure(page);

  const set = (look: Look) => setLook(pdf, look);
  function write(tag: string, text: string, look: Look, gap = 0): void {
    const paint = () => {
      set(look).text(printable(text), margin, pdf.y, { width });
    };
    page.add(pdf.struct(tag, {}, paint));
    pdf.moveDown(gap);
  }
  /** A list that does not fit on the page is summed up. */
  function writeLessons(): void {
    const look: Look = ['regular', 11, ink];
    const items = certificate.lessons.map(({ title, minutes }) => printable(`${title} (${t.minutes(minutes)})`));
    const heights = items.map((item) => set(look).heightOfString(item, { width: width - bullet }) + 3);
    if (pdf.y + heights.reduce((sum, height) => sum + height, 0) > foot - 12) {
      const all = certificate.lessons.reduce((sum, { minutes }) => sum + minutes, 0);
      write('P', t.inAll(items.length, all), look);
      return;
    }
    const list = pdf.struct('L');
    page.add(list);
    for (const [at, item] of items.entries()) {
      const { y } = pdf;
      const label = () => {
        set(look).text('•', margin, y);
      };
      const body = () => {
        pdf.text(item, margin + bullet, y, { width: width - bullet });
      };
      list.add(pdf.struct('LI', {}, [pdf.struct('Lbl', {}, label), pdf.struct('LBody', {}, body)]));
      pdf.y = y + (heights[at] ?? 0);
    }
    list.end();
  }

  const { brand } = brandColours(certificate.colour);
  const { logo } = certificate;
  decorate(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, 14).fill(brand);
  });
  if (logo) decorate(pdf, () => pdf.image(logo, margin + width - 130, 34, { fit: [130, 42], align: 'right' }));
  pdf.y = margin + 24;
  write('P', `${certificate.company} · ${t.academy}`, ['regular', 11, muted], 3);
  write('H1', t.heading, ['bold', 40, brand], 1.2);
  write('P', certificate.name, ['bold', 24, ink], 0.6);
  write('P', t.has, ['regular', 13, ink], 0.6);
  write('P', certificate.title, ['bold', 18, ink], 0.5);
  write('P', certificate.asks ? t.passed : t.read, ['regular', 13, ink], 2.4);
  write('H2', t.content, ['bold', 12, ink], 0.4);
  writeLessons();
  decorate(pdf, () => {
    const right = margin + width;
    pdf.moveTo(margin, foot).lineTo(right, foot).lineWidth(1).strokeColor(line).stroke();
  });
  pdf.y = foot + 14;
  const { issued, validUntil } = certificate;
  // Noon, so that the day is the same in Berlin.
  const end = validUntil === undefined ? '' : `, ${t.validUntil} ${t.day(Date.parse(`${validUntil}T12:00:00Z`))}`;
  write('P', t.day(issued) + end, ['regular', 11, ink], 0.2);
  write('P', `${t.number} ${certificate.number}`, ['regular', 11, muted]);
  page.end();
}

/** A certificate on one page of A4. */
export function certificatePdf(certificate: Certificate, language: 'de' | 'en'): Promise<Buffer> {
  const words = certificateLabels[language];
  const title = `${words.heading}: ${certificate.title}`;
  return writePdf({ title, author: certificate.company, lang: words.tag, created: certificate.issued, margin }, (pdf) =>
    draw(pdf, certificate, words),
  );
}
