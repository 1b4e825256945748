import { type NewPushBrowser, pushBrowsers } from '#contract/me/push.ts';
import { get, post, send } from '../http.ts';

export const readPushBrowsers = () => get('/me/push', {}, pushBrowsers);
export const registerPushBrowser = (browser: NewPushBrowser) => post('/me/push', browser, pushBrowsers);
export const endPushBrowser = (id: string) => send(`/me/push/${encodeURIComponent(id)}`, { method: 'DELETE' });
