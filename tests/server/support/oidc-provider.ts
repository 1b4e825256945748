import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const clientId = 'portal';
export const clientSecret = 'a-secret-of-the-client-of-the-portal';

export type Account = Readonly<Record<string, unknown>>;

/** Cookies of a browser. */
export type Cookies = Map<string, string>;

async function browse(cookies: Cookies, address: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return response;
}

const pageOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/**
 * A real OpenID Connect provider on a port of its own; who signs in next is what a test says, or what is pressed on its
 * page where it `hasPages`.
 */
export async function openProvider(
  callback: string,
  accounts: Record<string, Account>,
  { afterLogout = [] as readonly string[], hasPages = false } = {},
) {
  const { Provider } = await import('oidc-provider');
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = { next: '', logoutTokens: [] as string[] };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] },
        post_logout_redirect_uris: [...afterLogout],
        ...{ backchannel_logout_uri: `${issuer}/captured-logout`, backchannel_logout_session_required: true },
      },
    ],
    features: {
      ...{ devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context: { body?: unknown }, form: string) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Sign out</button>';
          context.body = pageOf('Sign out?', form + button);
        },
      },
    },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups', 'organisation', 'employeeId', 'amr'] },
    cookies: { keys: ['a-key-of-cookies'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts[sub] }),
    }),
    // Its tokens of logout are told to the test, which sends them to the portal.
    fetch: async (_address: unknown, init?: RequestInit) => {
      const token = new URLSearchParams(String(init?.body)).get('logout_token');
      if (token) state.logoutTokens.push(token);
      return new Response(null, { status: 200 });
    },
    ttl: { Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600, Interaction: 3600 },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  provider.on('server_error', (_context: unknown, error: Error) => {
    throw error;
  });
  const handle = provider.callback();

  async function interact(request: http.IncomingMessage, response: http.ServerResponse) {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const choice = new URL(request.url ?? '', issuer).searchParams.get('as');
      if (hasPages && choice === null) {
        const links = ['', ...Object.keys(accounts)].map((as) => `<p><a href="?as=${as}">${as || 'Decline'}</a></p>`);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(pageOf('Provider', links.join('')));
      }
      if (hasPages) state.next = choice ?? '';
      const result = state.next === '' ? { error: 'access_denied' } : { login: { accountId: state.next } };
      return provider.interactionFinished(request, response, result);
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
    grant.addOIDCScope('openid profile email');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void handle(request, response);
  });

  return {
    issuer,
    /** Goes through the pages of the provider as a browser would; answers the address that it sends the browser back to. */
    async visit(address: string, as: string, cookies: Cookies = new Map()): Promise<URL> {
      state.next = as;
      let at = address;
      for (let hops = 0; hops < 10; hops += 1) {
        const response = await browse(cookies, at);
        const location = response.headers.get('location');
        if (location === null) throw new Error(`${response.status} ${await response.text()}`);
        at = new URL(location, issuer).href;
        if (at.startsWith(callback)) return new URL(at);
      }
      throw new Error('the provider leads nowhere');
    },
    /** Confirms a sign-out on the page that asks for it; answers where that leads, undefined where it stays at the provider. */
    async confirmSignOut(address: string, cookies: Cookies): Promise<URL | undefined> {
      const page = await (await browse(cookies, address)).text();
      const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      if (xsrf === undefined) throw new Error(page);
      const body = new URLSearchParams({ xsrf, logout: 'yes' });
      const answer = await browse(cookies, `${issuer}/session/end/confirm`, { method: 'POST', body });
      const target = new URL(answer.headers.get('location') ?? issuer, issuer);
      return target.origin === issuer ? undefined : target;
    },
    /** Makes the provider tell the portal that an account has signed out; answers its token. */
    async logoutToken(subject: string, sid: string): Promise<string> {
      const client = await provider.Client.find(clientId);
      await (client as unknown as { backchannelLogout(sub: string, sid: string): Promise<void> }).backchannelLogout(
        subject,
        sid,
      );
      return state.logoutTokens.at(-1) ?? '';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type TestProvider = Awaited<ReturnType<typeof openProvider>>;
