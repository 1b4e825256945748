import type { JWTVerifyGetKey } from 'jose';
import type { ClientAuth, Configuration } from 'openid-client';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import { checkedFetch } from '#server/webhooks/checked-fetch.ts';
import { openSecret } from './provider-secrets.ts';
import type { SignOnServices } from './sign-on-services.ts';

type Reached = Pick<ProviderRow, 'id' | 'trid' | 'issuer' | 'clientId' | 'secret' | 'version'>;

/** What a provider says of itself, and the keys that it signs with. */
export interface ProviderClient {
  readonly config: Configuration;
  readonly keys: JWTVerifyGetKey;
}

/** The employees' provider may stand in networks of the operator; those of organisations stand where their webhooks may. */
export const networksFor = ({ config }: Pick<SignOnServices, 'config'>, trid: string | null): readonly string[] =>
  trid === null ? config.signOnNetworks : config.webhookNetworks;

const timeoutSeconds = 10;

/** The way of the standard, or the other one where the provider knows that alone. */
const withSecret = async (secret: string): Promise<ClientAuth> => {
  const { ClientSecretBasic, ClientSecretPost } = await import('openid-client');
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const way = methods.includes('client_secret_basic') ? basic : post;
    return way(server, client, body, headers);
  };
};

/** The issuer of an endpoint for all tenants is another one than it was asked for. */
export class OtherIssuerError extends Error {}

/** Asks a provider what it is; throws where it cannot be reached, or is another one. */
export async function discoverProvider(services: SignOnServices, provider: Reached): Promise<ProviderClient> {
  const [oidc, jose] = await Promise.all([import('openid-client'), import('jose')]);
  const issuer = new URL(provider.issuer);
  const send = checkedFetch({ resolve: services.webhooks.resolve, networks: networksFor(services, provider.trid) });
  const secret = openSecret(services.keys, provider);
  const auth = secret === undefined ? oidc.None() : await withSecret(secret);
  // Whether an address may be called without TLS is judged where it is called.
  const execute = [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests];
  const config = await oidc.discovery(issuer, provider.clientId, undefined, auth, {
    execute,
    timeout: timeoutSeconds,
    [oidc.customFetch]: send,
  });
  const { issuer: named, jwks_uri: keysAddress } = config.serverMetadata();
  if (new URL(named).href !== issuer.href) throw new OtherIssuerError('the provider names another issuer');
  if (!keysAddress) throw new Error('the provider names no keys');
  const keys = jose.createRemoteJWKSet(new URL(keysAddress), { [jose.customFetch]: send });
  return { config, keys };
}

/** How long (ms) what a provider says of itself is believed. */
const rememberedFor = 10 * 60_000;
const maxRemembered = 200;
const clientsByDatabase = new WeakMap<object, Map<string, { until: number; client: Promise<ProviderClient> }>>();

/** The same, remembered for some minutes. */
export function clientOf(services: SignOnServices, provider: Reached): Promise<ProviderClient> {
  const { db, clock } = services;
  const now = clock();
  const clients = clientsByDatabase.get(db) ?? new Map<string, { until: number; client: Promise<ProviderClient> }>();
  clientsByDatabase.set(db, clients);
  const key = `${provider.id} ${provider.version}`;
  const cachedClient = clients.get(key);
  if (cachedClient && now < cachedClient.until && now >= cachedClient.until - rememberedFor) return cachedClient.client;
  if (clients.size >= maxRemembered) clients.clear();
  const client = discoverProvider(services, provider);
  clients.set(key, { until: now + rememberedFor, client });
  client.catch(() => clients.delete(key));
  return client;
}
