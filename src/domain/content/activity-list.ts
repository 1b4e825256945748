import type { Activity, ActivityKind } from '#contract/foundation.ts';
import { berlinDay } from '../date/berlin-day.ts';

export const activityScopes = ['tickets', 'documents', 'logins'] as const;
export type ActivityScope = (typeof activityScopes)[number] | 'all';

/** How many of the last ones are asked for. */
export const askedActivities = 50;

const kindsOf: Partial<Record<ActivityKind, (typeof activityScopes)[number]>> = {
  login: 'logins',
  'document.downloaded': 'documents',
};

/** An activity, with those of the same day that say no more than it. */
export interface ActivityGroup {
  newest: Activity;
  /** All of them, newest first. */
  all: readonly Activity[];
}

const isScope = (scope: ActivityScope, { kind }: Activity): boolean =>
  scope === 'all' || (kindsOf[kind] ?? (kind.startsWith('ticket.') ? 'tickets' : undefined)) === scope;

/** The newest activities of a scope up to `limit`; one person's logins and downloads of a day are one line each, so that they hide nothing else. */
export function activityGroups(
  newestFirst: readonly Activity[],
  scope: ActivityScope,
  limit: number,
): readonly ActivityGroup[] {
  const groups = new Map<string, Activity[]>();
  for (const [at, activity] of newestFirst.entries()) {
    if (!isScope(scope, activity)) continue;
    const { kind, actor, time } = activity;
    const key = kindsOf[kind] ? `${kind} ${actor} ${berlinDay(time)}` : String(at);
    const group = groups.get(key);
    if (group) group.push(activity);
    else groups.set(key, [activity]);
  }
  return [...groups.values()].slice(0, limit).map((all) => ({ newest: all[0] as Activity, all }));
}
