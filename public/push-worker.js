// Shows what the portal tells this browser, also while no page is open. It answers no request of a page and keeps
// nothing: pages load as they do without it.

const page = self.location;
const api = new URL(page.href).searchParams.get('api') ?? '/api';
const isEnglish = self.navigator.language.startsWith('en');

/** A path of the portal; all notifications in place of anything else. */
function pathOf(link) {
  const all = isEnglish ? '/en/notifications' : '/notifications';
  const url = typeof link === 'string' && link.startsWith('/') ? URL.parse(link, page.origin) : null;
  return url?.origin === page.origin ? url.pathname + url.search + url.hash : all;
}

/** A browser shows a message of its own where the portal shows none: what cannot be read is news all the same. */
function readNews(data) {
  try {
    const { title, body, link, tag } = data.json();
    if (typeof title === 'string') return { title, body, link, tag };
  } catch {}
  return { title: isEnglish ? 'There is news' : 'Es gibt Neues' };
}

self.addEventListener('push', (event) => {
  const { title, body = '', link, tag } = readNews(event.data);
  const options = { body, icon: '/icons/portal-192.png', badge: '/icons/badge-96.png', data: { link: pathOf(link) } };
  event.waitUntil(self.registration.showNotification(title, tag ? { ...options, tag, renotify: true } : options));
});

/** A tab that shows it already; no other one is led away, since a form may hold input there. */
async function openLink(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split('#')[0] === (page.origin + path).split('#')[0]);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLink(pathOf(event.notification.data?.link)));
});

/** Tells the portal the new address of this browser; what it had before proves that it is the same. */
async function renew(before, given) {
  const { endpoint, keys } = before.toJSON();
  const next = (given ?? (await self.registration.pushManager.subscribe(before.options))).toJSON();
  const body = { before: { endpoint, auth: keys.auth }, next: { endpoint: next.endpoint, ...next.keys } };
  await fetch(`${api}/public/push-renewal`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});
