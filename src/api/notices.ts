import { type NoticeAnswer, partnerNotices } from '#contract/notices/partner-notice.ts';
import type { Locale } from '../domain/access/routes.ts';
import { get, send } from './http.ts';

/** Notices for the user on behalf of a foundation. */
export const listPartnerNotices = (trid: string, locale: Locale) =>
  get('/notices', { _foundation: trid, _lang: locale }, partnerNotices);

/** Says whether the user waits for news in place of a ticket. */
export const answerNotice = (id: string, trid: string, answer: NoticeAnswer) =>
  send(`/notices/${encodeURIComponent(id)}/answer?_foundation=${encodeURIComponent(trid)}`, {
    method: 'POST',
    body: { answer },
  });
