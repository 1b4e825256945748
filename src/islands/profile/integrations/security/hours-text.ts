import { texts } from '#i18n/client.ts';

/** A longest session in words. */
export const hoursText = (hours: number | undefined): string =>
  texts('sign-in-rules')(`hours.${hours ?? 'none'}` as 'hours.none');
