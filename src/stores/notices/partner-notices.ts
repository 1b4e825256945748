import { answerNotice, listPartnerNotices } from '#api/notices.ts';
import type { NoticeAnswer } from '#contract/notices/partner-notice.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What runs and what was, for the user and the organisation acted for. */
export const partnerNotices = ownedLoader(`partner-notices.${pageLocale()}`, ({ trid }) =>
  listPartnerNotices(trid, pageLocale()),
);

/** Waits for news in place of a ticket, or goes on to it; throws ApiError. */
export async function answer(id: string, chosen: NoticeAnswer): Promise<void> {
  const owner = $dataScope.get();
  if (!owner) return;
  await answerNotice(id, owner.trid, chosen);
  partnerNotices.change(({ items }) => ({
    items: items.map((one) => (one.id === id ? { ...one, answer: chosen } : one)),
  }));
}
