import { recordTimeline } from '../contract/timeline.ts';
import { get } from './http.ts';

/** What happened to a record and to those that belong to it, newest first; `before` is the id of the last known event. */
export const readTimeline = (trid: string, id: string, before?: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}/timeline`, before ? { _before: before } : {}, recordTimeline);
