import { createHash, randomBytes } from 'node:crypto';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { signOnProviders } from '#server/db/tables/sign-on-tables.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { sealSecret } from '#server/sign-on/provider-secrets.ts';
import { clientId, clientSecret } from '../support/oidc-provider.ts';
import { openPortal, type Portal } from '../support/portal.ts';

export const base = 'https://portal.example.com';
export const callback = `${base}/api/sign-on/callback`;

export const openSignOnPortal = (env: Record<string, string> = {}): Promise<Portal> =>
  openPortal({
    ...{ PUBLIC_BASE_URL: base, SIGN_ON_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' },
    ...env,
  });

type Row = typeof signOnProviders.$inferInsert;

/** Those who administer: of the employees, and of the organisations that tests use. */
const administrators: Record<string, readonly [account: string, username: string]> = {
  employees: ['9001', 'etc.admin'],
  '1001': ['1001', 'sp.admin'],
};

/** A provider as it is after an administrator has set it up. */
export async function connect(portal: Portal, row: Pick<Row, 'issuer'> & Partial<Row>): Promise<string> {
  const [account, username] = administrators[row.trid ?? 'employees'] ?? [];
  const author = account && username ? await findUserByLogin(portal.services.db, account, username) : undefined;
  const id = row.id ?? `provider-${row.trid ?? 'employees'}`;
  await portal.services.db.insert(signOnProviders).values({
    ...{ id, trid: null, name: 'Firmenkonto', clientId, secret: sealSecret(portal.services.keys, id, clientSecret) },
    ...{ domains: [], mapping: noMapping, factorValues: [], isActive: true, created: portal.now() },
    authorId: author?.id ?? null,
    ...row,
  });
  return id;
}

/** What a browser keeps while it is away. */
export function newBrowser() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
export type Browser = ReturnType<typeof newBrowser>;

export const leave = (portal: Portal, login: string, browser: Browser, more: object = {}) =>
  portal.call('POST', '/sign-on', { body: { login, challenge: browser.challenge, locale: 'de', ...more } });

/** Comes back to the portal; answers where that leads and what stands in its fragment. */
export async function arrive(portal: Portal, address: URL) {
  const answer = await portal.call('GET', `/sign-on/callback${address.search}`);
  const target = new URL(String(answer.headers.location), base);
  const fragment = new URLSearchParams(target.hash.slice(1));
  return {
    ...{ status: answer.statusCode, target },
    ...{ code: fragment.get('sign-on') ?? undefined, refusal: fragment.get('sign-on-refused') ?? undefined },
  };
}

export const redeem = (portal: Portal, code: string, { verifier }: Pick<Browser, 'verifier'>) =>
  portal.call('POST', '/sign-on/session', { body: { code, verifier, timeout: 3_600_000 } });
