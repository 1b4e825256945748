import { expect } from '@playwright/test';
import type { ProviderChange, SignOnSettings } from '#contract/integrations/sign-on.ts';
import { type Locale, localePath, locales } from '#domain/access/routes.ts';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { clientId, clientSecret, openProvider } from '#tests/server/support/oidc-provider.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { keptSession } from '../fixtures/sign-in.ts';

const path = '/api/foundation/1001/sign-on';

async function call(portal: RunningServer, method: string, address: string, body?: object): Promise<SignOnSettings> {
  const entries = await keptSession(portal.url, '1001/sp.admin');
  const { token } = JSON.parse(entries[storageKeys.session] ?? '{}') as { token: string };
  const answer = await fetch(portal.url + address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([address, answer.status, await answer.clone().text()]).toEqual([address, 200, expect.any(String)]);
  return (await answer.json()) as SignOnSettings;
}

/** A provider with pages, as the one of organisation 1001; ends with `close`. */
export async function connectProvider(
  portal: RunningServer,
  accounts: Record<string, Readonly<Record<string, unknown>>>,
  change: Partial<ProviderChange> = {},
) {
  const afterLogout = locales.map((locale: Locale) => portal.url + localePath('/', locale));
  const provider = await openProvider(`${portal.url}/api/sign-on/callback`, accounts, { afterLogout, hasPages: true });
  const { provider: before } = await call(portal, 'GET', path);
  await call(portal, 'PUT', path, {
    ...{ name: 'Keycloak', issuer: provider.issuer, clientId, secret: clientSecret, domains: [], mapping: noMapping },
    ...{ createsUsers: false, passwordOff: false, endsAtProvider: false, factorValues: [] },
    ...{ version: before?.version ?? 0, password: demoPassword },
    ...change,
  });
  return provider;
}
