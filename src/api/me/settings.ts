import { type SettingsChange, settings } from '#contract/me/settings.ts';
import { get, put } from '../http.ts';

export const readSettings = () => get('/me/settings', {}, settings);

/** What is not named stays as it is. */
export const changeSettings = (change: SettingsChange) => put('/me/settings', change, settings);
