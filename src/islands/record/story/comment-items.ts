import type { CommentSide, RecordComment } from '#contract/record-comments.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import type { StoryItem } from './story-item.ts';

/** How a side is called: by the company, or by the organisation that is acted for. */
export function sideName(side: CommentSide): string {
  if (side === 'distributor') return siteConfig.company;
  const foundation = $foundation.get();
  return foundation?.title || foundation?.trid || '';
}

/** Comments as entries of a story, with their recipients by name. */
export const commentItems = (comments: readonly RecordComment[]): StoryItem[] =>
  comments.map(({ id, time, author, staff, text, to, sides }) => ({
    id,
    at: time,
    by: author,
    isStaff: staff,
    kind: 'message',
    title: texts('record')('comment.to', {
      names: new Intl.ListFormat(pageLocale()).format([...to, ...sides.map(sideName)]),
    }),
    body: text,
  }));
