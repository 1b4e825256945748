import type { Activity } from '../contract/foundation.ts';

/** The newest activities up to `limit`; logins in a row count as their newest, so that they hide nothing else. */
export const shownActivities = (newestFirst: readonly Activity[], limit: number): Activity[] =>
  newestFirst
    .filter(({ kind, actor }, index) => {
      const newer = newestFirst[index - 1];
      return !(kind === 'login' && newer?.kind === 'login' && newer.actor === actor);
    })
    .slice(0, limit);
