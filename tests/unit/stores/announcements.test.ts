import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementCache, type KeptAnnouncements } from '#domain/content/announcement-cache.ts';
import { dismissalEvent } from '#stores/page/announcement-events.ts';
import { followAnnouncements } from '#stores/page/announcements.ts';
import { cachePrefix } from '#stores/storage/storage.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, memoryStorage } from './support/signed-in.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', memoryStorage());
  actAs('sp.user', '1001');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const storedOf = (): string[] => {
  const result: KeptAnnouncements | null = JSON.parse(
    localStorage.getItem(cachePrefix + announcementCache('de')) ?? 'null',
  );
  return result?.value.map(({ id }) => id) ?? [];
};
const announcement = (id: string) => ({ id, german: [], title: id, text: 'Text', level: 'info' });

test('§1 an announcement dismissed while the list is loading does not reappear with the list', async () => {
  const server = controlledServer();
  followAnnouncements();
  const list = await server.next();
  page.dispatchEvent(new CustomEvent(dismissalEvent, { detail: 'wartung' }));
  const dismissal = await server.next();
  expect([dismissal.method, dismissal.url.pathname]).toEqual(['POST', '/api/content/announcements/wartung/dismissal']);
  list.answer({ items: ['wartung', 'neues'].map(announcement), total: 2, replaced: [] });
  await vi.waitFor(() => expect(storedOf()).not.toEqual([]), 60_000);
  expect(storedOf()).toEqual(['neues']);
});
