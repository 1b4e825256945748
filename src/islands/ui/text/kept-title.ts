import { texts } from '#i18n/client.ts';

/** Numbers in titles of before they were international: `030 2312540`. */
const nationalNumber = /(?<=^|, )0(?=[1-9]\d{1,4} \d)/g;

/** A title that a record keeps in German, in the page's language: numbers of a block `+49 30 231254-00 to -99`, fixed words. */
export function keptTitle(title: string): string {
  const t = texts('common');
  return t(
    `kept.${title as 'SIP-Trunk'}`,
    title.replaceAll(' bis -', ` ${t('until')} -`).replaceAll(nationalNumber, '+49 '),
  );
}
