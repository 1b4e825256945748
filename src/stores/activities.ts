import { listActivities } from '../api/activities.ts';
import { shownActivities } from '../domain/activity-list.ts';
import { ownedLoader } from './owned-loader.ts';

const [shown, asked] = [10, 50];

/** The last activities in the selected foundation. */
export const lastActivities = ownedLoader('activities', async ({ trid }) =>
  shownActivities((await listActivities(trid, asked)).items, shown),
);
