import type { InvitationState } from '#contract/profile/invitation.ts';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

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

export const invitationTone = {
  invited: 'info',
  accepted: 'ok',
  expired: 'warn',
  withdrawn: 'neutral',
} as const satisfies Record<InvitationState, Tone>;
