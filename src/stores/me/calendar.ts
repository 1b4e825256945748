import * as api from '#api/me/calendar.ts';
import type { CalendarFeed, NewCalendarFeed } from '#contract/me/calendar.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

/** The user's calendar, `{}` without one. */
export const ownCalendar = loader<{ feed?: CalendarFeed }>(api.readCalendar);

onActive(ownCalendar.$value, [$user], () => {
  if ($user.get()) void ownCalendar.reload();
  else ownCalendar.reset();
});

/** Answers the address, which is shown this once; rejects with the ApiError. */
export async function makeCalendar(choice: NewCalendarFeed): Promise<string> {
  const { address, feed } = await api.makeCalendar(choice);
  ownCalendar.put({ feed });
  return address;
}

export async function endCalendar(): Promise<void> {
  await api.endCalendar();
  ownCalendar.put({});
}
