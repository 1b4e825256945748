import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs';
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

const shapeOf = (page: PDFPageProxy): string => {
  const { width, height } = page.getViewport({ scale: 1 });
  return `${width} / ${height}`;
};

/** Shows the pages below each other; each is drawn when it comes near, and has the shape of the first until then. */
export async function showPdf({ bytes, pageLabel }: PreviewRequest): Promise<void> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), enableXfa: false }).promise;
  const usual = shapeOf(await pdf.getPage(1));
  const pages = new Map<Element, number>();
  const near = new IntersectionObserver(
    async (entries) => {
      for (const { target, isIntersecting } of entries) {
        const n = pages.get(target);
        if (!isIntersecting || !n || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        const page = await pdf.getPage(n);
        target.style.aspectRatio = shapeOf(page);
        await draw(page, target);
        await write(page, target);
      }
    },
    { rootMargin: '600px' },
  );
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const place = document.createElement('section');
    place.className = 'page';
    place.style.aspectRatio = usual;
    place.setAttribute('aria-label', pageLabel.replace('{{n}}', String(n)).replace('{{pages}}', String(pdf.numPages)));
    pages.set(place, n);
    document.body.append(place);
    near.observe(place);
  }
}
