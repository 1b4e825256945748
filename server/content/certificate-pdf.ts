import PDFDocument from 'pdfkit';

interface Certificate {
  readonly name: string;
  readonly title: string;
  readonly lessons: readonly { title: string; minutes: number }[];
  readonly number: string;
  /** In ms since the epoch. */
  readonly issued: number;
  readonly company: string;
}

const words = {
  de: {
    heading: 'Zertifikat',
    has: 'hat den Kurs',
    passed: 'vollständig bearbeitet und alle Fragen richtig beantwortet.',
    content: 'Inhalte',
    minutes: 'Minuten',
    number: 'Zertifikat Nr.',
    academy: 'Akademie 360°',
    tag: 'de-DE',
  },
  en: {
    heading: 'Certificate',
    has: 'has completed the course',
    passed: 'and answered all of its questions correctly.',
    content: 'Contents',
    minutes: 'minutes',
    number: 'Certificate no.',
    academy: 'Academy 360°',
    tag: 'en-GB',
  },
} as const;

const [brand, ink, muted, line] = ['#0f4c5c', '#14232b', '#51626d', '#d6dee3'];
const margin = 72;

const nearest: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', ẞ: 'SS' };

/** The built-in fonts know the letters of Western Europe; others are shown by the nearest of them. */
const printable = (text: string): string =>
  text.replace(/[^\u0020-\u00ff–—‘’“”„•…€šŠžŽœŒŸ]/gu, (letter) => {
    const plain = nearest[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return /^[\u0020-\u00ff]+$/u.test(plain) ? plain : '?';
  });

function draw(pdf: PDFKit.PDFDocument, certificate: Certificate, language: 'de' | 'en'): void {
  const t = words[language];
  const width = pdf.page.width - 2 * margin;
  const write = (text: string, font: string, size: number, colour: string, gap = 0) =>
    pdf.font(font).fontSize(size).fillColor(colour).text(printable(text), { width }).moveDown(gap);
  pdf.rect(0, 0, pdf.page.width, 14).fill(brand);
  pdf.x = margin;
  pdf.y = margin + 24;
  write(`${certificate.company} · ${t.academy}`, 'Helvetica', 11, muted, 3);
  write(t.heading, 'Helvetica-Bold', 40, brand, 1.2);
  write(certificate.name, 'Helvetica-Bold', 24, ink, 0.6);
  write(t.has, 'Helvetica', 13, ink, 0.6);
  write(certificate.title, 'Helvetica-Bold', 18, ink, 0.5);
  write(t.passed, 'Helvetica', 13, ink, 2.4);
  write(t.content, 'Helvetica-Bold', 12, ink, 0.4);
  for (const { title, minutes } of certificate.lessons)
    write(`•  ${title} (${minutes} ${t.minutes})`, 'Helvetica', 11, ink, 0.25);
  const day = new Intl.DateTimeFormat(t.tag, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    certificate.issued,
  );
  const foot = pdf.page.height - margin - 40;
  pdf
    .moveTo(margin, foot)
    .lineTo(margin + width, foot)
    .lineWidth(1)
    .strokeColor(line)
    .stroke();
  pdf.y = foot + 14;
  write(day, 'Helvetica', 11, ink, 0.2);
  write(`${t.number} ${certificate.number}`, 'Helvetica', 11, muted);
}

/** A certificate on one page of A4. */
export function certificatePdf(certificate: Certificate, language: 'de' | 'en'): Promise<Buffer> {
  const title = `${words[language].heading}: ${certificate.title}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 24 },
    lang: words[language].tag,
    pdfVersion: '1.7',
    info: { Title: title, Author: certificate.company, CreationDate: new Date(certificate.issued) },
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf, certificate, language);
    pdf.end();
  });
}
