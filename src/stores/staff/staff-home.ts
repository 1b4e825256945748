import * as api from '#api/staff/desk.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

/** What an employee's home begins with; independent of the organisation that they act for. */
function ofUser<T>(load: () => Promise<T>) {
  const inner = loader(load);
  onActive(inner.$value, [$user], () => {
    inner.reset();
    if ($user.get()) void inner.reload();
  });
  return inner;
}

const maxRows = 5;
const first = (state: string) => ofUser(() => api.readQueue({ state, _limit: maxRows }));

export const homeQueues = { overdue: first('overdue'), mine: first('mine'), unassigned: first('unassigned') };
export type HomeQueue = keyof typeof homeQueues;
export const staffDayStore = ofUser(api.readStaffDay);
