import { useStore } from '@nanostores/react';
import { shownName } from '#domain/access/deputy-name.ts';
import type { ActivityGroup } from '#domain/content/activity-list.ts';
import { formatBrief, formatMoment } from '#domain/date/date-format.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { $person } from '#stores/session/session.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One activity, or several of a day in one line, with the documents' names one press away. */
export function ActivityRow({ group: { newest, all } }: { group: ActivityGroup }) {
  const t = texts('home');
  const user = useStore($person);
  const { kind, text, number, link, actor, time } = newest;
  const isOwn = actor === user?.displayName;
  const moment = formatMoment(time, pageLocale());
  const sentence = t(`activity.${kind}`, { name: text });
  // The name comes first and leads to it; what happened stands below with who did it.
  const event = text && sentence.startsWith(`${text}: `) ? upperFirst(sentence.slice(text.length + 2)) : '';
  const by = isOwn ? t('activities.you') : shownName(actor, pageLocale());
  return (
    <li className="px-5 py-1">
      <div className="flex items-baseline gap-x-3">
        <div className={`min-w-0 flex-1 ${all.length === 1 ? 'truncate' : ''}`}>
          {all.length === 1 ? (
            <Subject link={link}>{event ? text : sentence}</Subject>
          ) : kind === 'login' ? (
            t('activities.manyLogins', { count: all.length })
          ) : (
            <Disclosure
              headClassName="text-link hover:underline"
              head={t('activities.manyDownloads', { count: all.length })}
            >
              <ul className="list-disc ps-5 text-sm">
                {[...new Set(all.map((each) => each.text))].map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
        <time dateTime={new Date(time).toISOString()} title={moment} className="shrink-0 text-muted text-sm">
          {formatBrief(time, Date.now(), pageLocale())}
        </time>
      </div>
      <p className={isOwn && !event ? 'sr-only' : 'truncate text-muted text-sm'}>
        {all.length === 1 && event && `${event} · `}
        {by} {all.length === 1 && event && <span className="text-xs">{number}</span>}
      </p>
    </li>
  );
}

function Subject({ link, children }: { link: string | undefined; children: string }) {
  const href = link && ownHref(link, pageLocale());
  return href ? <a href={href}>{children}</a> : children;
}
