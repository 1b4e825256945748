import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type CertificateWords, certificateWords } from './certificate-words.ts';

interface Certificate {
  readonly name: string;
  readonly title: string;
  readonly lessons: readonly { title: string; minutes: number }[];
  /** The course has questions. */
  readonly asks: boolean;
  readonly number: string;
  /** In ms since the epoch. */
  readonly issued: number;
  readonly company: string;
}

const [brand, ink, muted, line] = ['#0f4c5c', '#14232b', '#51626d', '#d6dee3'];
const margin = 72;
const bullet = 14;
const font = (weight: string) => fileURLToPath(new URL(`./fonts/Arimo-${weight}.ttf`, import.meta.url));

/** The fonts know the letters of Europe; others are shown by the nearest of them. */
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2026€]/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u024f]+$/u.test(plain) ? plain : '?';
    });

type Look = readonly [font: 'regular' | 'bold', size: number, colour: string];

/** Writes a page whose parts screen readers are told (PDF/UA): headings, paragraphs, a list; lines are decoration. */
function draw(pdf: PDFKit.PDFDocument, certificate: Certificate, t: CertificateWords): void {
  const width = pdf.page.width - 2 * margin;
  const foot = pdf.page.height - margin - 40;
  const page = pdf.struct('Document');
  pdf.addStructure(page);

  const set = ([face, size, colour]: Look) => pdf.font(face).fontSize(size).fillColor(colour);
  function write(tag: string, text: string, look: Look, gap = 0): void {
    const paint = () => {
      set(look).text(printable(text), margin, pdf.y, { width });
    };
    page.add(pdf.struct(tag, {}, paint));
    pdf.moveDown(gap);
  }
  function decorate(paint: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    paint();
    pdf.endMarkedContent();
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

  decorate(() => {
    pdf.rect(0, 0, pdf.page.width, 14).fill(brand);
  });
  pdf.y = margin + 24;
  write('P', `${certificate.company} · ${t.academy}`, ['regular', 11, muted], 3);
  write('H1', t.heading, ['bold', 40, brand], 1.2);
  write('P', certificate.name, ['bold', 24, ink], 0.6);
  write('P', t.has, ['regular', 13, ink], 0.6);
  write('P', certificate.title, ['bold', 18, ink], 0.5);
  write('P', certificate.asks ? t.passed : t.read, ['regular', 13, ink], 2.4);
  write('H2', t.content, ['bold', 12, ink], 0.4);
  writeLessons();
  decorate(() => {
    const right = margin + width;
    pdf.moveTo(margin, foot).lineTo(right, foot).lineWidth(1).strokeColor(line).stroke();
  });
  pdf.y = foot + 14;
  write('P', t.day(certificate.issued), ['regular', 11, ink], 0.2);
  write('P', `${t.number} ${certificate.number}`, ['regular', 11, muted]);
  page.end();
}

/** A certificate on one page of A4. */
export function certificatePdf(certificate: Certificate, language: 'de' | 'en'): Promise<Buffer> {
  const words = certificateWords[language];
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 24 },
    lang: words.tag,
    pdfVersion: '1.7',
    // The package's types do not name it.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${words.heading}: ${certificate.title}`,
      Author: certificate.company,
      CreationDate: new Date(certificate.issued),
    },
    // Not one of the built-in fonts, which would be named without being in the file.
    font: font('Regular'),
  });
  pdf.registerFont('regular', font('Regular')).registerFont('bold', font('Bold'));
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf, certificate, words);
    pdf.end();
  });
}
