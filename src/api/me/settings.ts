import { type SettingsChange, settings } from '#contract/me/settings.ts';
import { get, put } from '../http.ts';

export const readSettings = () => get('/me/settings', {}, settings);

/** Fields that are not sent keep their values. */
export const changeSettings = (change: SettingsChange) => put('/me/settings', change, settings);
