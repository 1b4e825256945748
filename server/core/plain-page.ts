import { createHash } from 'node:crypto';

const style = [
  ':root{color-scheme:light dark;--ink:#14232b;--muted:#51626d;--line:#d6dee3;--surface:#f3f6f7;--card:#fff;--brand:#0f4c5c}',
  '@media(prefers-color-scheme:dark){:root{--ink:#e6eef2;--muted:#a6b7c1;--line:#2b3b44;--surface:#0e171c;--card:#16232a;--brand:#1b7186}}',
  'body{margin:0;padding:12vh 1rem;font:.9375rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--surface)}',
  'main{max-width:30rem;margin:auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:8px}',
  'h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.25}p{margin:0 0 .75rem;color:var(--muted)}',
  'a,button{display:inline-block;margin-top:.75rem;padding:.625rem 1.125rem;border:0;border-radius:6px;background:var(--brand);color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}',
  'code{font-size:1.25rem;color:var(--ink);overflow-wrap:anywhere;user-select:all}',
  'a:hover,button:hover{text-decoration:underline}a:focus-visible,button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of a page without scripts; one with a form sends it to where it came from. */
export const plainHeaders = (hasForm = false) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; sandbox${hasForm ? ' allow-forms' : ''}`,
});

/** English where a browser prefers it to German, else German. */
export const languageOf = (acceptLanguage = ''): 'de' | 'en' => {
  const preferred = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find((language) => language === 'de' || language === 'en');
  return preferred === 'en' ? 'en' : 'de';
};

interface PlainPage {
  readonly locale: 'de' | 'en';
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What can be done: a link, or the button of a form. */
  readonly act: string;
}

/** A page that the server draws by itself, for who comes from outside the portal; nothing in it may come from a caller. */
export const plainPage = ({ locale, title, paragraphs, act }: PlainPage): string =>
  `<!doctype html><html lang="${locale === 'de' ? 'de-DE' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${act}</main></body></html>`;
