import Dot from 'lucide/dist/esm/icons/circle-dot.mjs';
import type { ReactNode } from 'react';
import type { DeskRecord } from '#contract/staff/desk-record.ts';
import { shownName } from '#domain/access/deputy-name.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';

interface Entry {
  id: string;
  at: number;
  by: string;
  /** An employee wrote it. */
  isStaff?: boolean;
  /** What was written; an entry without it is an event of one line. */
  text?: ReactNode;
  title?: ReactNode;
  /** For colleagues alone. */
  isNote?: boolean;
  /** It came by mail. */
  isMail?: boolean;
}

export const noteEntries = ({ notes }: Pick<DeskRecord, 'notes'>): Entry[] =>
  notes.map(({ id, time, author, text }) => ({ id, at: time, by: author, text, isStaff: true, isNote: true }));

function StoryEntry({ by, at, text, title, isStaff = false, isNote = false, isMail = false }: Entry) {
  const t = texts('desk');
  const name = shownName(by, pageLocale());
  const moment = formatMoment(at, pageLocale());
  if (text === undefined)
    return (
      <li className="flex items-baseline gap-2.5 ps-10.5 text-muted text-sm max-sm:ps-0">
        <Icon of={Dot} size={16} className="relative top-0.75 shrink-0" />
        <span>
          {title} · {name}, {moment}
        </span>
      </li>
    );
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2.5 max-sm:grid-cols-1">
      <span className="max-sm:hidden">
        <Initials name={name} filled={isStaff} />
      </span>
      <div className="grid min-w-0 gap-1.5">
        <p>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-muted text-sm">
            {isNote && `· ${t('composer.note')} `}
            {isMail && `· ${t('mails.by')} `}· {moment}
          </span>
        </p>
        <div
          className={`wrap-anywhere whitespace-pre-line rounded-card border px-3.5 py-2.5 ${
            isNote ? 'border-warn/40 border-dashed bg-warn-tint' : 'border-transparent bg-surface'
          }`}
        >
          {text}
        </div>
      </div>
    </li>
  );
}

/** What was written and what happened, oldest first, so that the answer follows the last word. */
export function Story({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid gap-4" aria-label={texts('record')('history.title')}>
      {[...entries]
        .sort((a, b) => a.at - b.at)
        .map((entry) => (
          <StoryEntry key={entry.id} {...entry} />
        ))}
    </ol>
  );
}
export type { Entry as StoryItem };
