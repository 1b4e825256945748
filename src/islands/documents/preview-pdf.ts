import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import type { PreviewRequest } from './preview-message.ts';

/** Drawn at most this wide, in pixels of the screen: more costs memory and shows nothing. */
const widestCanvas = 2200;

async function draw(page: PDFPageProxy, place: HTMLElement): Promise<void> {
  const natural = page.getViewport({ scale: 1 });
  const width = Math.min(place.clientWidth * devicePixelRatio, widestCanvas);
  const viewport = page.getViewport({ scale: width / natural.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  place.querySelector('canvas')?.remove();
  place.append(canvas);
}

/** The page's words for screen readers, which see nothing of a picture. */
async function write(page: PDFPageProxy, place: HTMLElement): Promise<void> {
  const { items } = await page.getTextContent();
  const words = document.createElement('div');
  words.className = 'words';
  words.textContent = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  place.append(words);
}

async function placeFor(pdf: PDFDocumentProxy, n: number, label: string): Promise<HTMLElement> {
  const { width, height } = (await pdf.getPage(n)).getViewport({ scale: 1 });
  const place = document.createElement('section');
  place.className = 'page';
  place.style.aspectRatio = `${width} / ${height}`;
  place.setAttribute('aria-label', label);
  return place;
}

/** Shows the pages below each other, each drawn when it comes near. */
export async function showPdf({ bytes, pageLabel }: PreviewRequest): Promise<void> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), enableXfa: false }).promise;
  const label = (n: number) => pageLabel.replace('{{n}}', String(n)).replace('{{pages}}', String(pdf.numPages));
  const drawn = new Map<Element, number>();
  const near = new IntersectionObserver(
    async (entries) => {
      for (const { target, isIntersecting } of entries) {
        const n = drawn.get(target);
        if (!isIntersecting || !n || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        const page = await pdf.getPage(n);
        await draw(page, target);
        await write(page, target);
      }
    },
    { rootMargin: '600px' },
  );
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const place = await placeFor(pdf, n, label(n));
    drawn.set(place, n);
    document.body.append(place);
    near.observe(place);
  }
}
