import { calendarFeed, madeCalendarFeed, type NewCalendarFeed } from '#contract/me/calendar.ts';
import { get, post, send } from '../http.ts';

export const readCalendar = () => get('/me/calendar', {}, calendarFeed);
export const makeCalendar = (feed: NewCalendarFeed) => post('/me/calendar', feed, madeCalendarFeed);
export const endCalendar = () => send('/me/calendar', { method: 'DELETE' });
