import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Claims } from '#domain/integrations/sign-on/claims.ts';
import { clientId } from './oidc-provider.ts';

/** A provider that says whatever a test wants; its tokens are right where nothing else is said. */
export async function openForgingProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = {
    /** What stands in the next token of identity, beside what is right. */
    claims: {} as Claims,
    key: 'right' as 'right' | 'other' | 'none',
    metadata: {} as Record<string, unknown>,
    /** The challenge of PKCE that the code belongs to; a token is given for its verifier alone. */
    requests: [] as URLSearchParams[],
  };

  async function sign(claims: Claims, key = state.key): Promise<string> {
    if (key === 'none') {
      const part = (value: unknown) => base64url.encode(JSON.stringify(value));
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(key === 'right' ? privateKey : other.privateKey);
  }
  const now = () => Math.floor(Date.now() / 1000);
  const metadata = () => ({
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/keys`, authorization_response_iss_parameter_supported: true },
    ...state.metadata,
  });

  async function answer(request: http.IncomingMessage): Promise<unknown> {
    if (request.url === '/.well-known/openid-configuration') return metadata();
    if (request.url === '/keys') return { keys: [jwk] };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    state.requests.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    const right = { iss: issuer, aud: clientId, sub: 'forged', iat: now(), exp: now() + 300 };
    return { access_token: 'x', token_type: 'bearer', id_token: await sign({ ...right, ...state.claims }) };
  }
  server.on('request', (request, response) => {
    void answer(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });

  return {
    issuer,
    state,
    sign,
    now,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
