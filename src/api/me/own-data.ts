import { maintenance } from '#contract/maintenance.ts';
import { type DeletionForm, deletionRecord, deletionRow } from '#contract/me/own-data.ts';
import type { Locale } from '#domain/access/routes.ts';
import { post, postFile } from '../http.ts';
import { recordCalls } from '../records.ts';

export const deletionCalls = recordCalls('etc.deletion', {
  row: deletionRow,
  detail: deletionRecord,
  action: maintenance,
});

/** Everything about oneself, as a ZIP. */
export const exportOwnData = (password: string, language: Locale) => postFile('/me/export', { password, language });

export const requestDeletion = (trid: string, body: DeletionForm) =>
  post(`/foundation/${trid}/deletion-request`, body, deletionRecord);
