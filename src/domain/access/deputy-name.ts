const between = ' in Vertretung für ';
const inEnglish = ' on behalf of ';

/** How histories name somebody who acts for another: with both names. */
export const deputyName = (deputy: string, absent: string): string => `${deputy}${between}${absent}`;

/** The same in the reader's language. */
export const shownName = (name: string, locale: 'de' | 'en'): string =>
  locale === 'en' ? name.replace(between, inEnglish) : name;
