import { type ListViewBody, type ListViewChange, type ListViewMarks, listView } from '#contract/list-view.ts';
import { listOf } from '#contract/record.ts';
import { get, post, put, send } from './http.ts';

const all = (trid: string) => `/foundation/${trid}/list-views`;
const one = (trid: string, id: string) => `${all(trid)}/${encodeURIComponent(id)}`;

export const readListViews = async (trid: string) => (await get(all(trid), {}, listOf(listView))).items;
export const createListView = (trid: string, body: ListViewBody, idempotencyKey: string) =>
  post(all(trid), body, listView, { idempotencyKey });
/** Throws with the present view if it was changed meanwhile. */
export const changeListView = (trid: string, id: string, change: ListViewChange) =>
  put(one(trid, id), change, listView);
export const markListView = (trid: string, id: string, marks: ListViewMarks) =>
  put(`${one(trid, id)}/marks`, marks, listView);
export const deleteListView = (trid: string, id: string) => send(one(trid, id), { method: 'DELETE' });
