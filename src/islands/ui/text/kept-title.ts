import { texts } from '../../../i18n/client.ts';

/** A title that a record keeps in German, in the page's language: numbers of a block `030 231254-00 to -99`, fixed words. */
export function keptTitle(title: string): string {
  const t = texts('common');
  return t(`kept.${title as 'SIP-Trunk'}`, title.replaceAll(' bis -', ` ${t('until')} -`));
}
