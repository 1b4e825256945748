import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const clientId = 'portal';
export const clientSecret = 'a-secret-of-the-client-of-the-portal';

export type Account = Readonly<Record<string, unknown>>;

/** A real OpenID Connect provider on a port of its own; who signs in next is what a test says. */
export async function openProvider(callback: string, accounts: Record<string, Account>) {
  const { Provider } = await import('oidc-provider');
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = { next: '', logoutTokens: [] as string[] };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] },
        ...{ backchannel_logout_uri: `${issuer}/captured-logout`, backchannel_logout_session_required: true },
      },
    ],
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
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
    async visit(address: string, as: string): Promise<URL> {
      state.next = as;
      const cookies = new Map<string, string>();
      let at = address;
      for (let hops = 0; hops < 10; hops += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`${response.status} ${await response.text()}`);
        at = new URL(location, issuer).href;
        if (at.startsWith(callback)) return new URL(at);
      }
      throw new Error('the provider leads nowhere');
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
