import { listActivities } from '#api/activities.ts';
import { askedActivities } from '#domain/content/activity-list.ts';
import { ownedLoader } from './owned-loader.ts';

/** The last activities in the selected foundation. */
export const lastActivities = ownedLoader(
  'activities',
  async ({ trid }) => (await listActivities(trid, askedActivities)).items,
);
