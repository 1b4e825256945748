import {
  audienceAnswer,
  type NoticeAction,
  type NoticeAudience,
  type NoticeInput,
  notice,
  noticeList,
} from '#contract/notices/notice.ts';
import { get, post } from '../http.ts';

const path = '/staff/notices';

export const listNotices = () => get(path, {}, noticeList);
/** `id` is made here, so that a repeated call publishes nothing twice. */
export const publishNotice = (id: string, input: NoticeInput, confirmed: boolean) =>
  post(path, { id, ...input, isPublished: true, confirmed }, notice);
export const changeNotice = (id: string, action: NoticeAction) =>
  post(`${path}/${encodeURIComponent(id)}`, action, notice);
export const countAudience = (audience: NoticeAudience) => post('/staff/notice-audience', { audience }, audienceAnswer);
