import type { Locale } from '../access/routes.ts';

/** A caption within a sentence: in English its first word begins small, unless it is an abbreviation. */
export const inSentence = (caption: string, locale: Locale): string =>
  locale === 'en' && /^\p{Lu}\p{Ll}/u.test(caption) ? caption.slice(0, 1).toLowerCase() + caption.slice(1) : caption;
