import * as api from '#api/me/notifications.ts';
import type {
  Notification,
  NotificationPage,
  NotificationQuery,
  ReadNotifications,
} from '#contract/me/notifications.ts';
import { notificationEvents } from '#contract/me/settings.ts';
import { queryStore } from '../data/address-query.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';
import { $unread, countUnread, markRead } from './unread.ts';

const panelRows = 12;
const pageRows = 20;

export type NotificationList = Pick<NotificationPage, 'items' | 'next'>;
type NotificationLoader = Pick<Loader<NotificationList>, '$value' | 'reload'>;

/** Ends when the server knows what was marked. */
let marking: Promise<unknown> = Promise.resolve();

async function read(query: NotificationQuery): Promise<NotificationList> {
  await marking;
  const before = marking;
  const at = Date.now();
  const { items, next, unread } = await api.listNotifications(query);
  // The answer may predate items that were marked meanwhile.
  if (marking !== before) return read(query);
  countUnread(unread, at);
  return { items, ...(next && { next }) };
}

const { $query, set } = queryStore({ event: '', unread: '' });
export const $notificationFilter = $query;
export const filterNotifications = (change: { event?: string; unread?: string }): void => set(change, 'push');

function readQuery(): NotificationQuery {
  const { event, unread } = $query.get();
  const eventFilter = notificationEvents.find((one) => one === event);
  return { limit: pageRows, ...(eventFilter && { event: eventFilter }), ...(unread === '1' && { unread: '1' }) };
}

const panel = loader(() => read({ limit: panelRows }));
const page = loader(() => read(readQuery()));
const lists = [panel, page];

/** The newest, unread ones first. */
export const newestNotifications: NotificationLoader = panel;
/** All that the address asks for. */
export const allNotifications: NotificationLoader = page;

for (const list of lists) {
  onActive(list.$value, [$user], () => {
    list.reset();
    if ($user.get()) void list.reload();
  });
  // What comes while a list is shown appears in it.
  let before = 0;
  onActive(list.$value, [$unread], () => {
    const now = $unread.get();
    if (now > before && list.$value.get().state === 'ready') void list.reload();
    before = now;
  });
}
onActive(page.$value, [$query], () => {
  if (page.$value.get().state === 'ready') page.reset();
  if ($user.get()) void page.reload();
});

/** What follows the shown ones is added to them; rejects with the ApiError. */
export async function loadMore(): Promise<void> {
  const pageValue = page.$value.get();
  if (pageValue.state !== 'ready' || !pageValue.value.next) return;
  const { items, next } = await read({ ...readQuery(), after: pageValue.value.next });
  page.change((list) => {
    const knownIds = new Set(list.items.map(({ id }) => id));
    return { items: [...list.items, ...items.filter(({ id }) => !knownIds.has(id))], ...(next && { next }) };
  });
}

const marked =
  (which: ReadNotifications) =>
  (list: NotificationList): NotificationList => ({
    ...list,
    items: list.items.map((one) => ('ids' in which && !which.ids.includes(one.id) ? one : { ...one, unread: false })),
  });

/** Shown at once; as the server has it where that fails, which rejects with the ApiError. */
async function mark(which: ReadNotifications): Promise<void> {
  for (const list of lists) list.change(marked(which));
  const work = markRead(which);
  marking = Promise.allSettled([marking, work]);
  try {
    await work;
  } catch (error) {
    for (const list of lists) if (list.$value.get().state === 'ready') void list.reload();
    throw error;
  }
}

export const markOne = (id: string): Promise<void> => mark({ ids: [id] });

/** All up to the newest that is shown, so that what has come meanwhile stays. */
export function markAll(items: readonly Notification[]): Promise<void> {
  const newest = items
    .map(({ id }) => id)
    .sort()
    .at(-1);
  return mark({ all: true, ...(newest && { until: newest }) });
}
