import {
  audienceAnswer,
  type NoticeAction,
  type NoticeAudience,
  type NoticeInput,
  notice,
  noticeList,
} from '#contract/notices/notice.ts';
import { get, post, send } from '../http.ts';

const path = '/staff/notices';

export const listNotices = () => get(path, {}, noticeList);
/** `id` is made here, so that a repeated call publishes nothing twice. */
export const createNotice = (id: string, input: NoticeInput, more: { isPublished: boolean; confirmed?: boolean }) =>
  post(path, { id, ...input, ...more }, notice);
export const discardDraft = (id: string, version: number): Promise<void> =>
  send(`${path}/${encodeURIComponent(id)}?version=${version}`, { method: 'DELETE' });
export const changeNotice = (id: string, action: NoticeAction) =>
  post(`${path}/${encodeURIComponent(id)}`, action, notice);
export const countAudience = (audience: NoticeAudience) => post('/staff/notice-audience', { audience }, audienceAnswer);
