import type { ChangeRequestRecord, RequestType } from '#contract/profile/change-request.ts';
import type { OrganisationData } from '#contract/profile/organisation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import type { ListedRequest } from '#stores/profile/requests.ts';

export const requestTone = stateTones['etc.company'];

/** The texts of the forms that ask for changes; keys of other areas name theirs. */
export function profileLabels(): FormLabels {
  const t = texts('profile-form');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'companyName', { ...parameters }) };
}

const noHolidays = {};

/** What those forms know beside their answers. */
export const profileContext = (organisation: Partial<OrganisationData> | undefined) => (): FormContext => ({
  today: berlinDay(Date.now()),
  holidays: noHolidays,
  organisation: organisation ?? { contacts: [] },
  voNumbers: $foundation.get()?.voNumbers ?? [],
  sellerTags: $foundation.get()?.type,
});

/** Kinds of change by their codes, as they read. */
const changesText = (codes: string): string => {
  const t = texts('profile-form');
  return codes
    .split(',')
    .filter(Boolean)
    .map((code) => t(`changes.${code as 'bank'}`))
    .join(', ');
};

/** What a request is about, in one line. */
export function requestCaption({
  type,
  subject,
  changes,
}: Pick<ListedRequest, 'type' | 'subject' | 'changes'>): string {
  const t = texts('profile-form');
  if (type === 'etc.company') return changesText(changes);
  if (type === 'etc.partner') return t('request.partner');
  return t(`request.contact.${changes as 'add'}`, { name: subject });
}

/** The data of a request and what changes, never a number. */
export function requestTitle(
  type: RequestType,
  { subject = '', changes = '', data }: ChangeRequestRecord,
  organisation: string,
): string {
  const t = texts('profile-form');
  if (type === 'etc.contact')
    return t('request.title', { name: subject, about: t(`request.contactTitle.${changes as 'add'}`) });
  const name = type === 'etc.partner' ? data.requestedBy.name : organisation;
  return t('request.title', { name, about: requestCaption({ type, subject, changes }) });
}
