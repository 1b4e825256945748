import type { PreviewEvent, PreviewRequest } from './preview-message.ts';
import { showPdf } from './preview-pdf.ts';

/*
 * Runs in a sandboxed frame of no origin: a file that turns out hostile finds neither the session nor the page there. All
 * that reaches it are the bytes of one file.
 */
const tell = (event: PreviewEvent): void => parent.postMessage(event, '*');

const look = new CSSStyleSheet();
look.replaceSync(`
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 12px; display: grid; justify-items: center; gap: 12px; background: color-mix(in srgb, Canvas 90%, CanvasText); }
  img, canvas { display: block; max-width: 100%; box-shadow: 0 0 0 1px GrayText; }
  .page { position: relative; width: 100%; max-width: 1100px; background: Canvas; color-scheme: light; }
  .page canvas { width: 100%; }
  .words { position: absolute; inset: 0; overflow: hidden; opacity: 0; white-space: pre-wrap; pointer-events: none; }
`);
document.adoptedStyleSheets = [look];

async function showImage({ bytes, mimetype, name }: PreviewRequest): Promise<void> {
  const image = new Image();
  image.alt = name;
  image.src = URL.createObjectURL(new Blob([bytes], { type: mimetype }));
  await image.decode();
  document.body.append(image);
}

addEventListener('message', async ({ data, source }: MessageEvent<PreviewRequest>) => {
  if (source !== parent) return;
  try {
    await (data.mimetype === 'application/pdf' ? showPdf(data) : showImage(data));
    tell('shown');
  } catch {
    tell('failed');
  }
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('escape');
});
tell('ready');
