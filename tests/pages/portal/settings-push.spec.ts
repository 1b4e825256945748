import de from '#i18n/de/push.json' with { type: 'json' };
import deSettings from '#i18n/de/settings.json' with { type: 'json' };
import en from '#i18n/en/push.json' with { type: 'json' };
import enSettings from '#i18n/en/settings.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { push: de, settings: deSettings }, en: { push: en, settings: enSettings } } as const;
const own = { de: '1001/sp.admin', en: '2002/spws.user' } as const;

/** What the page finds in place of a push service, which tests have none of; the answers of the portal are real. */
interface Stand {
  permission: NotificationPermission;
  answer: NotificationPermission;
  /** Where the browser subscribes; '' where its service cannot be reached. */
  endpoint: string;
}

/** Runs in the page. */
function standIn({ permission, answer, endpoint }: Stand): void {
  // A blank page has no workers.
  if (location.protocol === 'about:') return;
  const key = 'test.push';
  const read = () => JSON.parse(localStorage.getItem(key) ?? 'null');
  const stored = () => localStorage.getItem(`${key}.permission`) ?? permission;
  Object.defineProperty(Notification, 'permission', { get: stored, configurable: true });
  Notification.requestPermission = async () => {
    localStorage.setItem(`${key}.asked`, '1');
    localStorage.setItem(`${key}.permission`, answer);
    return answer;
  };
  const subscriptionOf = (saved: { endpoint: string; p256dh: string; auth: string; server: number[] }) => ({
    endpoint: saved.endpoint,
    options: { applicationServerKey: new Uint8Array(saved.server).buffer },
    toJSON: () => ({ endpoint: saved.endpoint, keys: { p256dh: saved.p256dh, auth: saved.auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(key);
      return true;
    },
  });
  const base64 = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const manager = {
    getSubscription: async () => (read() ? subscriptionOf(read()) : null),
    subscribe: async (options: { applicationServerKey: Uint8Array }) => {
      if (endpoint === '') throw new DOMException('no service', 'AbortError');
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64(crypto.getRandomValues(new Uint8Array(16)).buffer);
      localStorage.setItem(key, JSON.stringify({ endpoint, p256dh, auth, server: [...options.applicationServerKey] }));
      return subscriptionOf(read());
    },
  };
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get: () => manager,
    configurable: true,
  });
  // With its worker a browser ends the subscription.
  const { unregister } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.unregister = function () {
    localStorage.removeItem(key);
    return unregister.call(this);
  };
}

const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const { push: t, settings } = words[locale];

  test('§notifications.browsers a press asks, turns this browser on and off, and a sign-out takes it off', async ({
    page,
    context,
    signIn,
    visit,
    shot,
  }) => {
    await context.addInitScript(standIn, {
      permission: 'default',
      answer: 'granted',
      endpoint: endpoint(`${locale}-${device}`),
    } satisfies Stand);
    await signIn(own[locale]);
    await visit('/settings#push');
    const section = page.getByRole('region', { name: settings.sections.push, exact: true });
    await expect(section.getByText(t.text.off)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('test.push.asked'))).toBeNull();
    await fits(page);
    await axe(page);
    await shot('push-off');

    await section.getByRole('button', { name: t.turnOn }).click();
    await expect(section.getByText(t.text.on)).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('listitem').getByText(t.here)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('push-on');
    await page.reload();
    await expect(section.getByText(t.text.on)).toBeVisible();

    await section.getByRole('button', { name: t.turnOff }).click();
    await expect(section.getByText(t.text.off)).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('test.push'))).toBeNull();

    await section.getByRole('button', { name: t.turnOn }).click();
    await expect(section.getByText(t.text.on)).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-logout]')?.click());
    await expect(page.locator('input[name=userId]')).toBeVisible();
    // The login stands while the worker still ends.
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('test.push'), localStorage.getItem('portal.push')]))
      .toEqual([null, null]);
    await signIn(own[locale]);
    await visit('/settings#push');
    await expect(section.getByText(t.text.off)).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  });

  test('§notifications.browsers the page says why a browser cannot be turned on', async ({
    page,
    context,
    signIn,
    visit,
    shot,
  }) => {
    await signIn(own[locale]);
    const section = page.getByRole('region', { name: settings.sections.push, exact: true });
    const stand = { permission: 'default', answer: 'denied', endpoint: '' } satisfies Stand;
    await context.addInitScript(standIn, stand as Stand);
    await visit('/settings#push');
    await section.getByRole('button', { name: t.turnOn }).click();
    await expect(section.getByText(t.text.denied)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await axe(page);
    await shot('push-denied');

    await page.evaluate(() => localStorage.removeItem('test.push.permission'));
    await context.addInitScript(standIn, { permission: 'default', answer: 'granted', endpoint: '' } as Stand);
    await page.reload();
    await section.getByRole('button', { name: t.turnOn }).click();
    await expect(section.getByText(t.noService)).toBeVisible();
    await shot('push-no-service');

    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PushManager');
    });
    await page.reload();
    await expect(section.getByText(t.text.unsupported)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await shot('push-unsupported');
  });

  test('§notifications.browsers a switch for each event is saved when it is pressed', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn(own[locale]);
    await visit('/settings#mails');
    const section = page.getByRole('region', { name: settings.sections.mails, exact: true });
    const first = section.getByRole('checkbox').first();
    await expect(first).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await first.uncheck();
    await saved;
    await page.reload();
    await expect(first).not.toBeChecked();
    await fits(page);
    await axe(page);
    await shot('push-events');
  });
});
