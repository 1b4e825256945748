import Dot from 'lucide/dist/esm/icons/dot.mjs';
import { shownName } from '#domain/access/deputy-name.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatMoment, formatShortWeekday } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';
import type { StoryItem } from './story-item.ts';

const rings = {
  neutral: 'border-line text-muted',
  info: 'border-line text-info',
  warn: 'border-transparent bg-warn-soft text-warn',
  ok: 'border-transparent bg-ok-soft text-ok',
  danger: 'border-transparent bg-danger-soft text-danger',
} as const satisfies Record<Tone, string>;

const bodies = {
  message: 'rounded-card border border-transparent bg-surface px-3.5 py-2.5',
  note: 'rounded-card border border-warn/40 border-dashed bg-warn-tint px-3.5 py-2.5',
  event: 'text-muted',
} as const satisfies Record<StoryItem['kind'], string>;

/** One entry: a person by initials, what happened as a ring. */
export function StoryRow({ item, locale }: { item: StoryItem; locale: 'de' | 'en' }) {
  const { at, kind, title, body, tone = 'neutral', icon = Dot, isStaff = false } = item;
  const t = texts('record');
  const name = shownName(item.by, locale);
  const moment = `${formatShortWeekday(berlinDay(at), locale)}, ${formatClock(at)}`;
  const who = <span className="font-semibold">{name}</span>;
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute start-4 top-9 bottom-1 w-px bg-line group-last:hidden print:hidden"
      />
      {kind === 'event' ? (
        <span
          aria-hidden="true"
          className={`mt-0.5 grid size-6.5 place-items-center justify-self-center rounded-full border bg-card ${rings[tone]}`}
        >
          <Icon of={icon} size={16} className="scale-90" />
        </span>
      ) : (
        <span aria-hidden="true">
          <Initials name={name} filled={isStaff} />
        </span>
      )}
      <div className="min-w-0 pt-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0">
            {kind === 'event' ? (
              <>
                {title} <span className="text-muted">·</span> {who}
              </>
            ) : (
              <>
                {who} {kind === 'note' ? <span className="text-muted">· {t('story.ownNote')}</span> : title}
              </>
            )}
            {isStaff && <span className="sr-only"> ({siteConfig.company})</span>}
          </p>
          <time
            dateTime={new Date(at).toISOString()}
            title={formatMoment(at, locale)}
            className="text-muted text-sm whitespace-nowrap"
          >
            {moment}
          </time>
        </div>
        {body && <div className={`mt-1.5 max-w-form wrap-anywhere whitespace-pre-line ${bodies[kind]}`}>{body}</div>}
      </div>
    </li>
  );
}
