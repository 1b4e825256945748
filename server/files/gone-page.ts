import { createHash } from 'node:crypto';

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#1c2430;background:#f5f6f8}main{max-width:36rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}@media(prefers-color-scheme:dark){body{color:#e8ebf0;background:#14181f}}';

const texts = {
  de: {
    lang: 'de-DE',
    title: 'Dieser Download-Link gilt nicht mehr',
    what: 'Ein Download-Link gilt nur kurze Zeit und nur für einen Download.',
    next: 'Bitte gehen Sie zurück ins Portal und laden Sie die Datei dort noch einmal herunter.',
  },
  en: {
    lang: 'en',
    title: 'This download link is no longer valid',
    what: 'A download link is valid for a short time and for one download only.',
    next: 'Please go back to the portal and download the file there again.',
  },
} as const;

export const goneHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`,
} as const;

/** English where the browser prefers it to German, else German. */
export function gonePage(acceptLanguage = ''): string {
  const preferred = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find((language) => language === 'de' || language === 'en');
  const text = texts[preferred === 'en' ? 'en' : 'de'];
  return `<!doctype html><html lang="${text.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text.title}</title><style>${style}</style></head><body><main><h1>${text.title}</h1><p>${text.what}</p><p>${text.next}</p></main></body></html>`;
}
