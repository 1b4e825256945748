import {
  apiKeys,
  type ChangedApiKey,
  endedAccess,
  madeApiKey,
  type NewApiKey,
} from '#contract/integrations/api-key.ts';
import { get, post, send } from '../http.ts';

const pathOf = (trid: string, id?: string) =>
  `/foundation/${encodeURIComponent(trid)}/api-keys${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

export const readApiKeys = (trid: string) => get(pathOf(trid), {}, apiKeys);
export const makeApiKey = (trid: string, body: NewApiKey) => post(pathOf(trid), body, madeApiKey);
export const changeApiKey = (trid: string, id: string, body: ChangedApiKey) =>
  send(pathOf(trid, id), { method: 'PUT', body });
export const rotateApiKey = (trid: string, id: string, body: { password: string; version: number }) =>
  post(`${pathOf(trid, id)}/secret`, body, madeApiKey);
export const endApiKey = (trid: string, id: string) => send(pathOf(trid, id), { method: 'DELETE' });
export const endAccess = (trid: string, password: string) =>
  post(`/foundation/${encodeURIComponent(trid)}/access-end`, { password }, endedAccess);
