import { useStore } from '@nanostores/react';
import type { ApiError } from '#api/api-error.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { BackupData } from '#contract/wholesale/backup-rule.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import type { BackupFields } from '#domain/wholesale/backup-routing/backup-form.ts';
import { windowOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import type { Tone } from '#islands/ui/text/tone.ts';
import { sipAccountChoices } from '#stores/wholesale/backups.ts';

export type RuleData = BackupData & BackupFields;
export const ruleData = (data: BackupData): RuleData => data as RuleData;

export function backupLabels(): FormLabels {
  const t = texts('backup-routing');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'name', { ...parameters }) };
}

/** The accounts that can be chosen, once they are known. */
export function useAccounts() {
  const accounts = useStore(sipAccountChoices.$value);
  return accounts.state === 'ready' ? accounts.value : undefined;
}

export const accountLabel = ({
  sipUser,
  customer,
  label,
}: {
  sipUser: string;
  customer?: string | undefined;
  label?: string | undefined;
}) => [sipUser, label, customer].filter(Boolean).join(' · ');

/** What the form knows beside its answers; the account of a rule can be chosen even where it is no longer active. */
export function useBackupContext(own?: { id: string; user: string }): () => FormContext {
  const accounts = useAccounts();
  const options = accounts?.map((account) => ({ value: account.id, label: accountLabel(account) })) ?? [];
  const ownOptions = own && !options.some(({ value }) => value === own.id) ? [{ value: own.id, label: own.user }] : [];
  return () => ({ today: berlinDay(Date.now()), holidays: {}, accounts: [...ownOptions, ...options] });
}

/** `Gesamter Trunk`, or the numbers that the rule speaks of. */
export function scopeText({ scope, scopeNumber, scopeFrom, scopeTo }: RuleData, number = formatPhone): string {
  const t = texts('backup-routing');
  if (scope === 'number') return number(scopeNumber ?? '');
  if (scope === 'range') return t('fromTo', { from: number(scopeFrom ?? ''), to: number(scopeTo ?? '') });
  return t('scopes.trunk');
}
/** As it stands on a screen, where no line breaks within a number. */
export const shownScope = (rule: RuleData): string => scopeText(rule, (number) => unbroken(formatPhone(number)));

export const triggerText = ({ trigger, delaySeconds }: RuleData): string =>
  trigger === 'time'
    ? texts('backup-routing')('afterSeconds', { n: delaySeconds ?? '20' })
    : texts('backup-routing')(`triggers.${trigger}`);

export const targetText = ({ action, targetNumber }: RuleData): string =>
  action === 'voicemail' ? texts('backup-routing')('actions.voicemail') : formatPhone(targetNumber ?? '');

/** Whether the rule is at work, and since or from when. */
export function stateOf(rule: RuleData): { tone: Tone; text: string } {
  const t = texts('backup-routing');
  const when = (ms: number) => formatMoment(ms, pageLocale());
  if (!rule.active) return { tone: 'neutral', text: t('state.off') };
  if (rule.activeSince !== undefined) return { tone: 'ok', text: t('state.on', { moment: when(rule.activeSince) }) };
  return { tone: 'info', text: t('state.armed', { moment: when(windowOf(rule).from) }) };
}

/** Why a rule could not be switched, in the reader's language. */
export function switchFailure(error: ApiError): string {
  const [key] = Object.values(error.fields ?? {});
  return key ? message(key) : failureText(error);
}
