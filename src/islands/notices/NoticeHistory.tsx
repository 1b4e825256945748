import Download from 'lucide/dist/esm/icons/download.mjs';
import { useState } from 'react';
import type { Notice } from '#contract/notices/notice.ts';
import type { NoticeKind } from '#contract/notices/partner-notice.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { punctualityOf } from '#domain/notices/notice-state.ts';
import { csv } from '#domain/text/csv.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { audienceText, durationText } from './notice-labels.ts';

const tones = { disturbance: 'danger', maintenance: 'warn', news: 'info' } as const;
const chipNames = { disturbance: 'disturbances', maintenance: 'maintenance', news: 'news' } as const;
const columns = ['kind', 'notice', 'begin', 'duration', 'messages', 'seen', 'tickets'] as const;
const numbers: readonly string[] = ['messages', 'seen', 'tickets'];

function messagesText({ messages }: Notice): [onTime: string, late: string | undefined] {
  const t = texts('notices');
  const { count, late } = punctualityOf(messages);
  return late > 0 ? [`${count}, `, t('history.late', { late })] : [t('history.onTime', { count }), undefined];
}

function textsOf(notice: Notice, now: number): Record<(typeof columns)[number], string> {
  const t = texts('notices');
  return {
    kind: t(`kind.${notice.kind}`),
    notice: notice.title.de,
    begin: formatMoment(notice.begin ?? notice.modified, pageLocale()),
    duration: durationText(notice, now),
    messages: messagesText(notice).join(''),
    seen: t('history.seenOf', { seen: notice.seen, users: notice.reach.users }),
    tickets: String(notice.tickets),
  };
}

function Row({ notice, now }: { notice: Notice; now: number }) {
  const t = texts('notices');
  const cells = textsOf(notice, now);
  const [onTime, late] = messagesText(notice);
  const cell = (name: (typeof columns)[number]) => {
    if (name === 'kind') return <StatusPill tone={tones[notice.kind]}>{cells.kind}</StatusPill>;
    if (name === 'notice')
      return (
        <span className="grid wrap-anywhere">
          <span className="font-semibold">{cells.notice}</span>
          <span className="text-muted text-sm">{audienceText(notice.audience)}</span>
        </span>
      );
    if (name === 'messages')
      return (
        <span>
          {onTime}
          {late && <span className="font-semibold text-warn">{late}</span>}
        </span>
      );
    return cells[name];
  };
  return (
    <tr className="border-line border-t align-top max-md:grid max-md:gap-1 max-md:px-5 max-md:py-4">
      {columns.map((name) => (
        <td
          key={name}
          className={`tabular-nums max-md:flex max-md:gap-3 md:px-5 md:py-3 ${numbers.includes(name) ? 'md:text-end' : ''}`}
        >
          {name !== 'kind' && name !== 'notice' && (
            <span aria-hidden="true" className="w-28 shrink-0 text-muted md:hidden">
              {t(`history.${name}`)}
            </span>
          )}
          {cell(name)}
        </td>
      ))}
    </tr>
  );
}

/** What was: how long, how punctual, how many saw it, how many wrote a ticket all the same. */
export function NoticeHistory({ notices, now }: { notices: readonly Notice[]; now: number }) {
  const t = texts('notices');
  const [kind, setKind] = useState<NoticeKind>();
  const rows = notices.filter((notice) => kind === undefined || notice.kind === kind);
  const count = (of: NoticeKind) => notices.filter((notice) => notice.kind === of).length;
  const save = () => {
    const heads = [...columns.map((name) => t(`history.${name}`)), t('form.audience')];
    const lines = rows.map((notice) => [...Object.values(textsOf(notice, now)), audienceText(notice.audience)]);
    saveFile(t('history.file'), csv([heads, ...lines]), 'text/csv');
  };
  return (
    <Card
      flush
      title={t('history.title')}
      action={
        <Button small icon={<Icon of={Download} size={16} />} onClick={save}>
          {t('history.csv')}
        </Button>
      }
    >
      <div className="px-5 py-3">
        <Chips
          always
          label={t('history.kind')}
          selected={kind ?? 'all'}
          onSelect={(next) => setKind(next === 'all' ? undefined : next)}
          chips={[
            { value: 'all', label: t('history.all'), count: notices.length },
            ...(['disturbance', 'maintenance', 'news'] as const).map((value) => ({
              value,
              label: t(`history.${chipNames[value]}`),
              count: count(value),
            })),
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className="border-line border-t px-5 py-4 text-muted">{t('history.none')}</p>
      ) : (
        <table className="w-full max-md:block">
          <caption className="sr-only">{t('history.title')}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-line border-t text-muted text-sm">
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-5 py-2 font-semibold ${numbers.includes(name) ? 'text-end' : 'text-start'}`}
                >
                  {t(`history.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((notice) => (
              <Row key={notice.id} notice={notice} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
