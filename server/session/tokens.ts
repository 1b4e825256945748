import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type TokenClaims, tokenClaims, tokenLifetime } from '../../src/contract/session.ts';
import type { TokenKeys } from './keys.ts';

const algorithm = 'HS256';

interface TokenUser {
  id: string;
  account: string;
  username: string;
  roles: string[];
}

/** A session token; `timeout` in ms is capped (§9). Times in it are seconds with the milliseconds behind the point. */
export function signToken(keys: TokenKeys, user: TokenUser, timeout: number, now: number): Promise<string> {
  const { account, username, roles } = user;
  return new SignJWT({ account, username, roles })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: keys.signing.kid })
    .setSubject(user.id)
    .setIssuedAt(now / 1000)
    .setExpirationTime((now + Math.min(timeout, tokenLifetime)) / 1000)
    .setJti(randomUUID())
    .sign(keys.signing.secret);
}

/** Signatures already checked: a token never changes its meaning, so only its end is judged again. */
const checked = new WeakMap<TokenKeys, Map<string, TokenClaims>>();
const remembered = 5000;

/** The claims of a token that this server signed and that has not ended; undefined for anything else. */
export async function verifyToken(keys: TokenKeys, token: string, now: number): Promise<TokenClaims | undefined> {
  const known = checked.get(keys) ?? new Map<string, TokenClaims>();
  checked.set(keys, known);
  const claims = known.get(token) ?? (await readClaims(keys, token, now));
  if (!claims || claims.exp * 1000 <= now) {
    known.delete(token);
    return undefined;
  }
  if (known.size >= remembered) known.clear();
  known.set(token, claims);
  return claims;
}

async function readClaims(keys: TokenKeys, token: string, now: number): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const secret = keys.find(kid);
        if (!secret) throw new Error('unknown key');
        return secret;
      },
      { algorithms: [algorithm], currentDate: new Date(now), requiredClaims: ['sub', 'iat', 'exp', 'jti'] },
    );
    return tokenClaims.parse(payload);
  } catch {
    return undefined;
  }
}
