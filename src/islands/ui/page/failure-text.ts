import type { ApiError } from '#api/api-error.ts';
import { damagedFile } from '#contract/error.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** What a failed call means for the user. The server's own sentence is German, so English pages go by the status. */
export function failureText(error: Pick<ApiError, 'status' | 'message'> & Partial<Pick<ApiError, 'answer'>>): string {
  const t = texts('ui');
  if (error.status === 0) return t('failedOffline');
  if (error.message && pageLocale() === 'de') return error.message;
  if (Number(error.answer?._error) === damagedFile) return t('failedDamaged', { file: error.answer?.file ?? '' });
  if (error.status === 401) return t('failedSession');
  if (error.status === 403) return t('failedRight');
  if (error.status === 404 || error.status === 410) return t('failedGone');
  if (error.status === 409) return t('failedConflict');
  if (error.status === 400 || error.status === 422) return t('failedRefused');
  if (error.status === 429) return t('failedTooMany');
  return error.status >= 500 ? t('failedServer') : t('failedOther');
}
