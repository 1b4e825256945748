import type { FoundationUser } from '#contract/profile/organisation.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { pageLocale, texts } from '#i18n/client.ts';

type Right = FoundationUser['rights'][number];

/** What a right is called. */
export const rightName = (code: string): string =>
  (texts('roles') as (code: string, options: { defaultValue: string }) => string)(code, { defaultValue: code });

/** Where a right comes from: its organisation, the distributor, or who gave it when. */
export function originOf({ origin, by, at }: Right): string {
  const t = texts('members');
  if (origin !== 'given') return t(`origin.${origin}`);
  return t('origin.given', { by: by ?? '', day: at === undefined ? '' : formatDay(at, pageLocale()) });
}

/** Who limited a user to own records, and when. */
export const limitedBy = ({ by, at }: NonNullable<FoundationUser['ownOnly']>): string =>
  texts('members')('ownOnly.given', { by, day: formatDay(at, pageLocale()) });

export const invitationTone = stateTones['etc.invitation'];
