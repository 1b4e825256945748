import { savedReply } from '#contract/staff/saved-reply.ts';
import { href } from '#domain/access/routes.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

/** How much of the text a list shows. */
const previewLength = 120;
const beginning = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, previewLength);

/** What employees answer tickets with again and again. */
export const savedReplies = defineRecord(savedReply, {
  number: 'none',
  home: 'distributor',
  prepare: (reply) => reply,
  columns: ({ title, textDe, textEn, kinds }) => ({
    title,
    textDe: beginning(textDe),
    kinds: kinds.join(',') || undefined,
    textEn: textEn && beginning(textEn),
  }),
  searchText: ({ title, textDe, textEn }) => [title, textDe, textEn],
  created: 'record.created',
  title: ({ title }) => title,
  link: (id) => href('SavedReplyEdit', 'de', { id }),
  access: { read: employee, write: employee },
});
