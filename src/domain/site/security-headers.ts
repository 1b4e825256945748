/**
 * Headers of every answer, sent by the server and written into a file for CDNs by the build. What a page's scripts and
 * styles may be stands in the page itself, because only the build knows their hashes.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No page of another origin embeds anything of ours. A site on another origin reads the API by CORS, which this does not touch.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
} as const satisfies Record<string, string>;

/** For scripts and styles, which hold nothing of anybody: the frame of a preview has no origin and loads one of them. */
export const assetHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const satisfies Record<
  string,
  string
>;

/** Sent over https only: a browser that saw it never asks over http again. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * For the worker that searches the pages of the site, beside the policy of every answer: it compiles WebAssembly, which
 * no page may. What a worker may do stands in its own answer, not in the page that starts it.
 */
export const pageSearchHeaders = {
  'Content-Security-Policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
} as const satisfies Record<string, string>;

const forGood = 'public,max-age=31536000,immutable';

/** `Cache-Control` by path, the first that fits; files that are kept for good carry a hash in their name. */
export const cacheHeaders = {
  '/_astro/*': forGood,
  '/pagefind/fragment/*': forGood,
  '/pagefind/index/*': forGood,
  '/*': 'no-cache',
} as const satisfies Record<string, string>;

/**
 * `Cache-Control` of all pages except `/`, which depends on the visitor's language. Pages hold no user data, and the
 * scripts of an earlier build stay available.
 */
export const pageCache = 'max-age=300';
