import { createHash } from 'node:crypto';
import { href } from '../../src/domain/access/routes.ts';

const style = [
  ':root{color-scheme:light dark;--ink:#14232b;--muted:#51626d;--line:#d6dee3;--surface:#f3f6f7;--card:#fff;--brand:#0f4c5c}',
  '@media(prefers-color-scheme:dark){:root{--ink:#e6eef2;--muted:#a6b7c1;--line:#2b3b44;--surface:#0e171c;--card:#16232a;--brand:#1b7186}}',
  'body{margin:0;padding:12vh 1rem;font:.9375rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--surface)}',
  'main{max-width:30rem;margin:auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:8px}',
  'h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.25}p{margin:0 0 .75rem;color:var(--muted)}',
  'a{display:inline-block;margin-top:.75rem;padding:.625rem 1.125rem;border-radius:6px;background:var(--brand);color:#fff;font-weight:600;text-decoration:none}',
  'a:hover{text-decoration:underline}a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}',
].join('');

const texts = {
  de: {
    lang: 'de-DE',
    title: 'Dieser Download-Link gilt nicht mehr',
    what: 'Ein Download-Link gilt nur kurze Zeit und nur für einen Download.',
    next: 'Bitte öffnen Sie das Portal und laden Sie die Datei dort noch einmal herunter.',
    link: 'Zum Portal',
  },
  en: {
    lang: 'en',
    title: 'This download link is no longer valid',
    what: 'A download link is valid for a short time and for one download only.',
    next: 'Please open the portal and download the file there again.',
    link: 'Go to the portal',
  },
} as const;

export const goneHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`,
} as const;

/** English where the browser prefers it to German, else German; leads back to the portal at `origin`. */
export function gonePage(origin: string, acceptLanguage = ''): string {
  const preferred = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find((language) => language === 'de' || language === 'en');
  const locale = preferred === 'en' ? 'en' : 'de';
  const text = texts[locale];
  const home = new URL(href('Home', locale), origin).href;
  return `<!doctype html><html lang="${text.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text.title}</title><style>${style}</style></head><body><main><h1>${text.title}</h1><p>${text.what}</p><p>${text.next}</p><a href="${home}">${text.link}</a></main></body></html>`;
}
