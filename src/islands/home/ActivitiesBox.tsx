import { useStore } from '@nanostores/react';
import type { Activity } from '../../contract/foundation.ts';
import { ownHref } from '../../domain/link-target.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { lastActivities } from '../../stores/activities.ts';
import { $user } from '../../stores/session.ts';
import { Ago } from '../ui/Ago.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AsyncBox } from './AsyncBox.tsx';
import { activityIcons } from './activity-icons.ts';

/** What happened in the foundation, and the user's own logins. */
export function ActivitiesBox() {
  const t = texts('home');
  return (
    <AsyncBox
      title={t('activities.title')}
      source={lastActivities}
      rows={5}
      isEmpty={(items) => items.length === 0}
      empty={<p className="text-muted">{t('activities.empty')}</p>}
    >
      {(items) => (
        <ul className="py-1.5">
          {items.map((activity) => (
            <ActivityRow key={`${activity.time} ${activity.kind} ${activity.text}`} activity={activity} />
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}

function ActivityRow({ activity: { kind, text, link, actor, time } }: { activity: Activity }) {
  const t = texts('home');
  const user = useStore($user);
  const href = link && ownHref(link, pageLocale());
  const sentence = t(`activity.${kind}`, { name: text });
  return (
    <li className="flex items-start gap-3 px-5 py-2">
      <Icon of={activityIcons[kind]} size={16} className="mt-1 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 flex-1 basis-48">{href ? <a href={href}>{sentence}</a> : sentence}</span>
        <span className="text-muted text-sm max-sm:basis-full">
          {actor === user?.displayName ? t('activities.you') : actor} · <Ago at={time} />
        </span>
      </div>
    </li>
  );
}
