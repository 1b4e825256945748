import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { NotificationPage } from '#contract/me/notifications.ts';
import { everybody, type Notice } from '#contract/notices/notice.ts';
import { notices } from '#server/db/tables/notice-tables.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { outbox } from '#server/db/tables/tables.ts';
import type { Portal } from '../support/portal.ts';

export const noticeOfPartners = {
  kind: 'disturbance',
  title: { de: 'Gespräche in Hamburg gestört', en: 'Calls in Hamburg disturbed' },
  text: { de: 'Ankommende Gespräche brechen ab.' },
  audience: { ...everybody, roles: ['SP'] },
  channels: { bell: true, mail: false, tickets: true },
};
interface BandItem {
  id: string;
  title: string;
  text: string;
  level: string;
  line?: string;
  german: string[];
  validUntil?: number;
}
export const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** What employees do with notices, and what users see of them. */
export function noticeCalls(portal: Portal) {
  const post = async (fields: object = {}) =>
    (await portal.as('9001/etc.admin')).post('/staff/notices', {
      id: randomUUID(),
      ...noticeOfPartners,
      isPublished: true,
      ...fields,
    });
  async function publish(fields: object = {}): Promise<Notice> {
    const answer = await post(fields);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    await portal.idle();
    return answer.json();
  }
  const act = async (of: Notice, body: object) =>
    (await portal.as('9001/etc.admin')).post(`/staff/notices/${of.id}`, { version: of.version, ...body });
  async function acted(of: Notice, body: object): Promise<Notice> {
    const answer = await act(of, body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    await portal.idle();
    return answer.json();
  }

  async function band(userId: string, _foundation: string, _lang = 'de'): Promise<BandItem[]> {
    const session = await portal.as(userId);
    return (await session.get('/content/announcements', { query: { _foundation, _lang } })).json().items;
  }
  const bell = async (userId: string): Promise<NotificationPage> =>
    (await (await portal.as(userId)).get('/me/notifications')).json();
  /** Forgets all notices and what was told of them. */
  const clear = async () => {
    for (const table of [notices, notifications, outbox]) await portal.services.db.delete(table);
  };
  return { post, publish, act, acted, band, bell, clear };
}
