import { activity } from '../contract/foundation.ts';
import { listOf } from '../contract/record.ts';
import { get } from './http.ts';

const activities = listOf(activity);

/** What happened in a foundation and the user's own logins, newest first. */
export const listActivities = (trid: string, limit: number) =>
  get(`/foundation/${trid}/activities`, { _limit: limit }, activities);
