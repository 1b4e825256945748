import { useStore } from '@nanostores/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import MailX from 'lucide/dist/esm/icons/mail-x.mjs';
import { useEffect, useState } from 'react';
import type { MailState, RecordMail } from '#contract/record-mail.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { recordMailsOf } from '#stores/data/record-mails.ts';
import { useSubmissionHref } from './submission-context.ts';

const looks = {
  sent: { icon: MailCheck, color: 'text-ok' },
  planned: { icon: Clock, color: 'text-muted' },
  undelivered: { icon: MailX, color: 'text-danger' },
} as const satisfies Record<MailState, object>;

interface Props {
  /** Of the record. */
  id: string;
  /** Another version of the record may have brought other mails. */
  version: number;
  /** What people are called, by their addresses. */
  names?: Readonly<Record<string, string>>;
  /** Where an address that takes no mail is changed. */
  changeHref?: string;
  /** Where mails about it go, said as long as there are none. */
  recipient?: string | undefined;
  /** Stands at the end of its submission, also without mails. */
  isEnd?: true;
}

function Mail({ mail, names, changeHref }: { mail: RecordMail } & Pick<Props, 'names' | 'changeHref'>) {
  const t = texts('record');
  const { icon, color } = looks[mail.state];
  const name = names?.[mail.recipient];
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-first:border-t">
      <Icon of={icon} className={`mt-0.5 ${color}`} />
      <div className="min-w-0 flex-1 leading-snug">
        {name && <p className="font-semibold">{name}</p>}
        <p className="text-muted text-sm wrap-anywhere">
          {mail.title[pageLocale()]} · {mail.recipient}
        </p>
        {mail.state === 'undelivered' && changeHref && (
          <a href={changeHref} className="text-sm">
            {t('mails.change')}
          </a>
        )}
      </div>
      <span className={`font-semibold text-sm whitespace-nowrap ${color}`} title={formatMoment(mail.at, pageLocale())}>
        {t(`mails.${mail.state}`)}
      </span>
    </li>
  );
}

/** The mails about a record, each with its recipient and state, and the way to the end of its submission; nothing without both. */
export function MailCard({ id, version, recipient, isEnd, ...about }: Props) {
  const [mails] = useState(() => recordMailsOf(id));
  const value = useStore(mails.$value);
  const submission = useSubmissionHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => void mails.reload(), [mails, version]);
  if (value.state !== 'ready' || (value.value.length === 0 && !submission && !isEnd)) return null;
  const t = texts('record');
  return (
    <Card
      title={t('mails.title')}
      action={
        submission && (
          <a href={submission} className="text-sm">
            {t('submission.link')}
          </a>
        )
      }
      className="print:hidden"
      flush
    >
      {value.value.length === 0 ? (
        <p className="px-5 py-4 text-muted text-sm wrap-anywhere">
          {recipient ? t('mails.planTo', { recipient }) : t('mails.none')}
        </p>
      ) : (
        <ul className="px-5 py-1">
          {value.value.map((mail) => (
            <Mail key={mail.id} mail={mail} {...about} />
          ))}
        </ul>
      )}
    </Card>
  );
}
