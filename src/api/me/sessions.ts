import { ownSessions } from '#contract/me/sessions.ts';
import { get, send } from '../http.ts';

export const readSessions = () => get('/me/sessions', {}, ownSessions);
export const endSession = (id: string) => send(`/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const endOtherSessions = () => send('/me/sessions', { method: 'DELETE' });
