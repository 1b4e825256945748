import { changeNotice, countAudience, createNotice, discardDraft, listNotices } from '#api/staff/notices.ts';
import type { Notice, NoticeAction, NoticeInput } from '#contract/notices/notice.ts';
import { ownedLoader } from '../data/owned-loader.ts';

export { countAudience };

/** All notices, for the employees who write them. */
export const staffNotices = ownedLoader('staff-notices', listNotices);

/** Puts an answer into the list; a new one comes first. */
function put(changed: Notice): void {
  staffNotices.change(({ items }) => ({
    items: items.some(({ id }) => id === changed.id)
      ? items.map((one) => (one.id === changed.id ? changed : one))
      : [changed, ...items],
  }));
}

/** Publishes a notice; throws ApiError. */
export async function publish(id: string, input: NoticeInput, confirmed: boolean): Promise<void> {
  put(await createNotice(id, input, { isPublished: true, confirmed }));
}

/** Keeps a notice for all administrators until one of them publishes it; throws ApiError. */
export async function saveDraft(id: string, input: NoticeInput): Promise<void> {
  put(await createNotice(id, input, { isPublished: false }));
}

/** Throws ApiError. */
export async function discard({ id, version }: Notice): Promise<void> {
  await discardDraft(id, version);
  staffNotices.change(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
}

type WithoutVersion<A> = A extends NoticeAction ? Omit<A, 'version'> : never;
/** An act on the version that is on the screen; throws ApiError. */
export async function actOnNotice({ id, version }: Notice, action: WithoutVersion<NoticeAction>): Promise<void> {
  put(await changeNotice(id, { ...action, version } as NoticeAction));
}
