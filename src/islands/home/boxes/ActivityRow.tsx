import { useStore } from '@nanostores/react';
import { shownName } from '#domain/access/deputy-name.ts';
import type { ActivityGroup } from '#domain/content/activity-list.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $person } from '#stores/session/session.ts';
import { activityIcon } from './activity-icons.ts';

/** One activity, or several of a day in one line, with the documents' names one press away. */
export function ActivityRow({ group: { newest, all } }: { group: ActivityGroup }) {
  const t = texts('home');
  const user = useStore($person);
  const { kind, text, link, actor, time } = newest;
  return (
    <li className="flex items-start gap-3 px-5 py-2">
      <Icon of={activityIcon(kind)} size={16} className="mt-1 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 wrap-anywhere">
        <div className="min-w-0 flex-1 basis-48">
          {all.length === 1 ? (
            <Sentence sentence={t(`activity.${kind}`, { name: text })} link={link} />
          ) : kind === 'login' ? (
            t('activities.manyLogins', { count: all.length })
          ) : (
            <details>
              <summary className="text-link hover:underline">
                {t('activities.manyDownloads', { count: all.length })}
              </summary>
              <ul className="list-disc ps-5 text-sm">
                {[...new Set(all.map((each) => each.text))].map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <span className="text-muted text-sm max-sm:basis-full">
          {actor === user?.displayName ? t('activities.you') : shownName(actor, pageLocale())} · <Ago at={time} />
        </span>
      </div>
    </li>
  );
}

function Sentence({ sentence, link }: { sentence: string; link: string | undefined }) {
  const href = link && ownHref(link, pageLocale());
  return href ? <a href={href}>{sentence}</a> : sentence;
}
