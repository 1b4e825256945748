import { href, type Locale } from '#domain/access/routes.ts';
import { usableProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { mayCallProvider } from './provider-budget.ts';
import { clientOf } from './provider-client.ts';
import type { SignOnServices } from './sign-on-services.ts';

/** How long (ms) the user waits for what the provider says of itself. */
const timeoutMs = 3000;

export const loginAddress = ({ config }: Pick<SignOnServices, 'config'>, locale: Locale): string =>
  config.publicBaseUrl + href('Login', locale);

/** Where a provider ends its own session, without TLS on its own origin alone; undefined where it is not asked to, or does not say. */
async function endAddress(services: SignOnServices, { id, address }: Leaving): Promise<URL | undefined> {
  const provider = await usableProvider(services.db, id);
  if (!provider?.endsAtProvider || !(await mayCallProvider(services, address))) return undefined;
  const { config } = await clientOf(services, provider);
  const { end_session_endpoint: announced } = config.serverMetadata();
  const url = announced === undefined ? null : URL.parse(announced);
  const isSafe = url?.protocol === 'https:' || url?.origin === new URL(provider.issuer).origin;
  if (!url || !isSafe) return undefined;
  url.searchParams.set('client_id', provider.clientId);
  return url;
}

const withinTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a provider took too long to name its sign-out')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

interface Leaving {
  readonly id: string;
  readonly locale: Locale;
  /** What the browser recognises its way back by. */
  readonly state?: string | undefined;
  /** Of the network that asks. */
  readonly address: string;
}

/**
 * Where a browser goes after its session here has ended: to the provider that opened it (OpenID Connect RP-Initiated
 * Logout), or to the login where the provider is not asked for it, says nothing or cannot be reached. Neither token nor
 * session is needed, so that nothing of the provider's can keep a session alive here; throws nothing.
 */
export async function leaveByProvider(services: SignOnServices, leaving: Leaving): Promise<string> {
  const { id, locale, state } = leaving;
  const login = loginAddress(services, locale);
  const target = await withinTime(endAddress(services, leaving)).catch((error: unknown) => {
    services.log.warn({ err: error, provider: id }, 'a sign-on provider cannot end its session');
    return undefined;
  });
  if (!target) return login;
  target.searchParams.set('post_logout_redirect_uri', login);
  target.searchParams.set('ui_locales', locale);
  if (state) target.searchParams.set('state', state);
  return target.href;
}
