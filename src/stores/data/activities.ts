import { listActivities } from '../../api/activities.ts';
import { ownedLoader } from './owned-loader.ts';

const asked = 50;

/** The last activities in the selected foundation. */
export const lastActivities = ownedLoader('activities', async ({ trid }) => (await listActivities(trid, asked)).items);
