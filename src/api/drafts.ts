import { type Draft, type DraftInput, draft } from '../contract/draft.ts';
import { listOf } from '../contract/record.ts';
import { get, put, send } from './http.ts';

const drafts = listOf(draft);
const path = (trid: string, key: string) => `/foundation/${trid}/drafts/${key}`;

/** The draft of a form, or undefined where there is none. */
export async function readDraft(trid: string, key: string): Promise<Draft | undefined> {
  const { items } = await get(`/foundation/${trid}/drafts`, { key }, drafts);
  return items.find((item) => item.key === key);
}

/** Most bytes of a call that browsers let outlive its page; they refuse a larger one altogether. */
const mostOutlived = 60_000;

/** `outlive` lets the call go on when the page goes away, where browsers can. */
export const keepDraft = (trid: string, key: string, body: DraftInput, outlive: boolean): Promise<Draft> =>
  put(path(trid, key), body, draft, {
    keepalive: outlive && new TextEncoder().encode(JSON.stringify(body)).length <= mostOutlived,
  });

export const dropDraft = (trid: string, key: string): Promise<void> =>
  send(path(trid, key), { method: 'DELETE', keepalive: true });
