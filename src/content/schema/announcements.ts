import * as z from 'zod/mini';
import { line, restriction, webAddress } from './parts.ts';

const title = line(80, 'Worum es geht, in wenigen Worten');
const text = line(240, 'Die Meldung, in ein, zwei Sätzen');
const linkText = line(40, 'Beschriftung des Links');
const target = z.union([
  z.string().check(z.regex(/^\/[^/\\\s]*[^\\\s]*$/, 'Eine Seite des Portals, zum Beispiel /etc/tickets.')),
  webAddress('Adresse, beginnt mit https://'),
]);

/** A message above the pages of the portal: `roles` is its audience, `validFrom` and `validUntil` its time. */
export const german = z.strictObject({
  title,
  text,
  level: z
    .enum(['info', 'warn', 'danger'], 'info, warn oder danger.')
    .check(z.describe('Wie dringend: info (Hinweis), warn (Einschränkung), danger (Störung)')),
  link: z.optional(
    z.strictObject({ text: linkText, link: target }).check(z.describe('Wohin es für Einzelheiten geht')),
  ),
  ...restriction,
});

/** What an English file may say; everything else comes from the German one. */
export const english = z.strictObject({
  title: z.optional(title),
  text: z.optional(text),
  link: z.optional(z.strictObject({ text: linkText }).check(z.describe('Englische Beschriftung des Links'))),
});
