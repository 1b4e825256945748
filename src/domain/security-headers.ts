/**
 * Headers of every answer, sent by the server and written into a file for CDNs by the build. What a page's scripts and
 * styles may be stands in the page itself, because only the build knows their hashes.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
} as const satisfies Record<string, string>;

/** Sent over https only: a browser that saw it never asks over http again. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** `Cache-Control` by path; files under `/_astro/` carry a hash in their name. */
export const cacheHeaders = {
  '/_astro/*': 'public,max-age=31536000,immutable',
  '/*': 'no-cache',
} as const satisfies Record<string, string>;
