import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FollowedSettings } from '#contract/me/followed-settings.ts';
import { json, sessionAnswer, startBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_763_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settings = { language: 'en', startPage: 'Orders', rowsPerPage: 50, defaultFoundation: '1002' };
const answers = (own: object) => () => json({ ...sessionAnswer(), settings: own });

async function signInTo(tab: {
  login(userId: string, by: string): Promise<{ settings?: FollowedSettings | undefined }>;
}) {
  const { beginWith } = await import('#stores/session/begin-with.ts');
  beginWith((await tab.login('1001/sp.admin', 'x')).settings);
}

describe('what a login begins with', () => {
  test('§4-6 the language and the organisation of the settings override those of the browser', async () => {
    const { openTab, localStorage } = startBrowser(answers(settings));
    localStorage.setItem('portal.language', 'de');
    localStorage.setItem('storedFoundationId', '1001');
    const tab = await openTab();
    await signInTo(tab);
    expect(localStorage.getItem('portal.language')).toBe('en');
    expect(localStorage.getItem('storedFoundationId')).toBe('1002');
    expect(JSON.parse(localStorage.getItem('portal.settings') ?? '')).toEqual(settings);
    tab.logout();
    expect(localStorage.getItem('portal.settings')).toBeNull();
  });

  test('§4-6 what was not set leaves the choices of the browser', async () => {
    const { openTab, localStorage } = startBrowser(answers({ language: 'auto', startPage: 'Home', rowsPerPage: 25 }));
    localStorage.setItem('portal.language', 'de');
    localStorage.setItem('storedFoundationId', '1001');
    const tab = await openTab();
    await signInTo(tab);
    expect([localStorage.getItem('portal.language'), localStorage.getItem('storedFoundationId')]).toEqual([
      'de',
      '1001',
    ]);
  });

  test('§4-6 a renewal updates the rows but keeps the language and organisation chosen meanwhile', async () => {
    const { openTab, localStorage } = startBrowser(answers(settings));
    const tab = await openTab();
    await signInTo(tab);
    localStorage.setItem('portal.language', 'de');
    localStorage.setItem('storedFoundationId', '1001');
    vi.advanceTimersByTime(1000);
    await tab.renew();
    expect([localStorage.getItem('portal.language'), localStorage.getItem('storedFoundationId')]).toEqual([
      'de',
      '1001',
    ]);
    expect(JSON.parse(localStorage.getItem('portal.settings') ?? '')).toEqual(settings);
  });
});
