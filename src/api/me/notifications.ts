import {
  type NotificationQuery,
  notificationPage,
  type ReadNotifications,
  unreadCount,
} from '#contract/me/notifications.ts';
import { get, post } from '../http.ts';

export const listNotifications = (query: NotificationQuery) => get('/me/notifications', query, notificationPage);

/** Outlives the page, because opening what a notification is about leaves it. */
export const readNotifications = (which: ReadNotifications) =>
  post('/me/notifications/read', which, unreadCount, { keepalive: true });
