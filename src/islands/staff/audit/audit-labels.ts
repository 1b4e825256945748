import { type AuditRow, loginRefusals, throttledCount } from '#contract/staff/audit.ts';
import { texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

/** What an entry says beside its kind, in words: of a refused login why, of a record its number. */
export function auditWhat({ value2, value6 = '', value9 }: AuditRow): string {
  const t = texts('audit');
  const refusal = loginRefusals.find((known) => value2 === 'loginRefused' && known === value6);
  if (refusal) return t(`refusal.${refusal}`);
  const throttled = throttledCount(value6);
  if (value2 === 'loginRefused' && throttled !== undefined) return t('throttledTimes', { count: throttled });
  if (value6 === 'timeline')
    return [value9 && t('number', { number: value9 }), t('timeline')].filter(Boolean).join(' · ');
  // A client that nobody knows by its name, as on the list of devices.
  if (value2 === 'login' && value6 === 'other') return t('unknownDevice');
  if (value2 === 'password' && (value6 === 'changed' || value6 === 'reset')) return t(`password.${value6}`);
  return [value9 && t('number', { number: value9 }), value6].filter(Boolean).join(' · ');
}

/** What kind of record it is about. */
export const auditRecordType = ({ value4 = '' }: Pick<AuditRow, 'value4'>): string =>
  value4 && texts('audit')(`type.${value4 as 'hd.ticket'}`, { defaultValue: value4 });

export const auditTone = (kind: AuditRow['value2']): Tone =>
  kind === 'loginRefused' ? 'warn' : kind === 'rights' || kind === 'password' ? 'info' : 'neutral';
