import type { Bilingual } from '#contract/notices/notice.ts';
import type { messageKinds, NoticeKind } from '#contract/notices/partner-notice.ts';
import type { Mail } from '../queries/outbox.ts';
import { noticeMail } from './notification-mails.ts';

const begins = {
  disturbance: { de: 'Störung: ', en: 'Disturbance: ' },
  maintenance: { de: 'Wartung: ', en: 'Maintenance: ' },
  news: { de: '', en: '' },
} as const satisfies Record<NoticeKind, unknown>;
const follow = {
  message: { de: 'Neues: ', en: 'Update: ' },
  resolved: { de: 'Behoben: ', en: 'Resolved: ' },
} as const;

interface Occasion {
  readonly kind: NoticeKind;
  readonly message: (typeof messageKinds)[number];
  readonly title: Bilingual;
  readonly text?: Bilingual | undefined;
  readonly link: string;
}

const english = ({ de, en }: Bilingual): string => en ?? de;

/** What happened to a notice, as mail and under the bell. */
export function mailOfNotice({ kind, message, title, text, link }: Occasion): Mail {
  const before = message === 'message' || message === 'resolved' ? follow[message] : begins[kind];
  return noticeMail({
    recipient: '',
    event: 'notice',
    title: { de: before.de + title.de, en: before.en + english(title) },
    ...(text && { text: { de: [text.de], en: [english(text)] } }),
    link,
  });
}
