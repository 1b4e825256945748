import { useState } from 'react';
import { type ActivityScope, activityGroups, activityScopes } from '#domain/content/activity-list.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { lastActivities } from '#stores/data/activities.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { AsyncBox } from './AsyncBox.tsx';

const maxRows = 5;

/** What happened in the foundation, and the user's own logins and downloads. */
export function ActivitiesBox() {
  const t = texts('home');
  const [scope, setScope] = useState<ActivityScope>('all');
  const scopes = (['all', ...activityScopes] as const).map((value) => ({ value, label: t(`activities.${value}`) }));
  return (
    <AsyncBox
      title={t('activities.title')}
      action={
        <PlainSelect
          small
          aria-label={t('activities.which')}
          value={scope}
          options={scopes}
          onChange={({ target }) => setScope(scopes.find(({ value }) => value === target.value)?.value ?? 'all')}
        />
      }
      source={lastActivities}
      rows={5}
      isEmpty={(items) => activityGroups(items, scope, 1).length === 0}
      empty={<p className="text-muted">{t(scope === 'all' ? 'activities.empty' : 'activities.noneOf')}</p>}
    >
      {(items) => (
        <ul className="py-1.5">
          {activityGroups(items, scope, maxRows).map((group) => (
            <ActivityRow key={`${group.newest.time} ${group.newest.kind} ${group.newest.text}`} group={group} />
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}
