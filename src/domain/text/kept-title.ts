import type { Locale } from '../access/routes.ts';

/** What titles of records are kept as, and how English pages say it. */
const english: Readonly<Record<string, string>> = {
  Anschrift: 'Address',
  'Feste IP-Anbindung': 'Static IP',
  Kanalerweiterung: 'More channels',
  'Notruf-Standort': 'Emergency site',
  Portierung: 'Porting',
  Rufnummern: 'Numbers',
  'SIP-Trunk': 'SIP trunk',
  Sperren: 'Barring',
  Sprachverschlüsselung: 'Voice encryption',
  Telefonbucheintrag: 'Directory entry',
};

/** A title that a record keeps in German, in the reader's language: numbers of a block `030 231254-00 to -99`, fixed words. */
export const keptTitle = (title: string, locale: Locale): string =>
  locale === 'de' ? title : (english[title] ?? title.replaceAll(/(?<=\d) bis (?=-\d)/g, ' to '));
