import type { NoticeInput } from '#contract/notices/notice.ts';

/** A text in both languages as it is sent: English only where it is given. */
export function spokenText(typed: unknown): NoticeInput['title'] {
  const { de, en } = typed as NoticeInput['title'];
  return { de, ...(en?.trim() && { en }) };
}
