import { type AuditRow, auditDetails, loginRefusals, throttledCount } from '#contract/staff/audit.ts';
import { texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';
import { actSentence } from './act-sentence.ts';

/** What an entry says beside its kind, in words: of a refused login why, of a record its number. */
export function auditWhat(row: AuditRow): string {
  const t = texts('audit');
  const { kind, detail = '', recordNumber } = row;
  const sentence = actSentence(row);
  if (sentence) return sentence;
  const refusal = loginRefusals.find((known) => kind === 'loginRefused' && known === detail);
  if (refusal) return t(`refusal.${refusal}`);
  const throttled = throttledCount(detail);
  if (kind === 'loginRefused' && throttled !== undefined) return t('throttledTimes', { count: throttled });
  const part = auditDetails.find((one) => one === detail);
  if (part) return [recordNumber && t('number', { number: recordNumber }), t(part)].filter(Boolean).join(' · ');
  // An unknown client, labelled as in the list of devices.
  if (kind === 'login' && detail === 'other') return t('unknownDevice');
  if (kind === 'password' && (detail === 'changed' || detail === 'reset')) return t(`password.${detail}`);
  const act = kind === 'recordAct' ? t(`recordAct.${detail as 'act'}`, { defaultValue: detail }) : detail;
  return [recordNumber && t('number', { number: recordNumber }), act].filter(Boolean).join(' · ');
}

/** What kind of record it is about. */
export const auditRecordType = ({ recordType = '' }: Pick<AuditRow, 'recordType'>): string =>
  recordType && texts('audit')(`type.${recordType as 'hd.ticket'}`, { defaultValue: recordType });

export const auditTone = (kind: AuditRow['kind']): Tone =>
  kind === 'loginRefused' ? 'warn' : kind === 'rights' || kind === 'password' ? 'info' : 'neutral';
