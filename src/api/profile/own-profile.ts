import { emailConfirmed, type OwnProfileFields, ownProfile } from '#contract/me/own-profile.ts';
import { get, getFile, post, put, send } from '../http.ts';

export const readOwnProfile = () => get('/me/profile', {}, ownProfile);
export const saveOwnProfile = (fields: OwnProfileFields) => put('/me/profile', { ...fields }, ownProfile);

export const readPhoto = () => getFile('/me/photo', {});
export const savePhoto = (photo: Blob) => send('/me/photo', { method: 'PUT', body: photo });
export const deletePhoto = () => send('/me/photo', { method: 'DELETE' });

/** Sends a link to the new address. */
export const requestEmail = (email: string, current: string) =>
  send('/me/email', { method: 'POST', body: { email, current } });
export const confirmEmail = (token: string) => post('/me/email/confirmation', { token }, emailConfirmed);
