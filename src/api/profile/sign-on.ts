import { type ProviderChange, scimTokenMade, signOnSettings } from '#contract/integrations/sign-on.ts';
import { get, post, put, send } from '../http.ts';

/** Calls about a sign-on provider: of an organisation, or of the employees. */
export const signOnOf = (path: string) => ({
  read: () => get(path, {}, signOnSettings),
  save: (change: ProviderChange) => put(path, change, signOnSettings),
  check: () => post(`${path}/check`, {}, signOnSettings),
  remove: (password: string) => post(`${path}/removal`, { password }, signOnSettings),
  makeToken: (password: string) => post(`${path}/scim-token`, { password }, scimTokenMade),
  endToken: () => send(`${path}/scim-token`, { method: 'DELETE' }),
});

export const organisationPath = (trid: string): string => `/foundation/${encodeURIComponent(trid)}/sign-on`;
export const employeesPath = '/admin/sign-on';
