import { atom } from 'nanostores';
import * as api from '#api/staff/desk.ts';
import type { QueuePage } from '#contract/staff/queue.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

/**
 * What the address says of the desk: which part of the queue, and the record beside it with the organisation it is `of`.
 * Not `trid`: an address that has it changes the organisation that one acts for.
 */
export const deskAddress = queryStore({ state: 'all', kind: '', age: '', foundation: '', search: '', of: '', id: '' });

const $isLoadingMore = atom(false);
let lastQuery = '';
const queryOf = () => {
  const { state, kind, age, foundation, search } = deskAddress.$query.get();
  return {
    state,
    ...(kind && { kinds: kind }),
    ...(age && { age }),
    ...(foundation && { foundation }),
    ...(search && { search }),
  };
};

const inner = loader<QueuePage>(() => {
  lastQuery = JSON.stringify(queryOf());
  return api.readQueue(queryOf());
});

onActive(inner.$value, [deskAddress.$query, $user], () => {
  if (!$user.get()) {
    inner.reset();
    return;
  }
  // Another record beside the list is no other list.
  if (lastQuery !== JSON.stringify(queryOf()) || inner.$value.get().state !== 'ready') void inner.reload();
});

/** What waits for employees, page after page. */
export const queue = {
  $value: inner.$value,
  reload: inner.reload,
  $isLoadingMore,
  async more(): Promise<void> {
    const queueValue = inner.$value.get();
    if (queueValue.state !== 'ready' || !queueValue.value.next || $isLoadingMore.get()) return;
    $isLoadingMore.set(true);
    try {
      const before = lastQuery;
      const page = await api.readQueue({ ...queryOf(), _after: queueValue.value.next });
      if (before === lastQuery)
        inner.change(({ next: _next, items, ...rest }) => ({
          ...rest,
          items: [...items, ...page.items],
          ...(page.next && { next: page.next }),
        }));
    } finally {
      $isLoadingMore.set(false);
    }
  },
};
