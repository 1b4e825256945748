import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type TokenClaims, tokenClaims, tokenLifetime } from '#contract/session.ts';
import type { TokenKeys } from './keys.ts';

const algorithm = 'HS256';

interface TokenUser {
  id: string;
  account: string;
  username: string;
  roles: string[];
}

type ActingClaims = Pick<TokenClaims, 'view' | 'deputy'>;

interface SignedFor extends ActingClaims {
  readonly session: string;
  readonly now: number;
  readonly expires: number;
}

/** The portal and what a token is for there, so that none is taken for one of another portal or another use. */
const audienceOf = ({ audience }: TokenKeys, { view, deputy }: ActingClaims): string =>
  `${audience}#${view ? 'view' : deputy ? 'deputy' : 'session'}`;

/** Tokens without an audience are those of an earlier version, which count until they end. */
const isForUs = (keys: TokenKeys, claims: TokenClaims): boolean =>
  claims.aud === undefined
    ? claims.iat * 1000 < keys.since && claims.exp * 1000 <= keys.since + tokenLifetime
    : claims.aud === audienceOf(keys, claims);

/** A token of a session until `expires` (ms). Times in it are seconds with the milliseconds behind the point. */
export function signToken(
  keys: TokenKeys,
  user: TokenUser,
  { session, now, expires, ...claims }: SignedFor,
): Promise<string> {
  const { account, username, roles } = user;
  const { kid, secret } = keys.signing;
  return new SignJWT({ account, username, roles, ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .setSubject(user.id)
    .setAudience(audienceOf(keys, claims))
    .setIssuedAt(now / 1000)
    .setExpirationTime(expires / 1000)
    .setJti(`${session}~${randomBytes(9).toString('base64url')}`)
    .sign(secret);
}

interface Checked {
  readonly claims: TokenClaims;
  readonly kid: string | undefined;
}

/** Signatures already checked: a token never changes its meaning, so only its end and its key are judged again. */
const checked = new WeakMap<TokenKeys, Map<string, Checked>>();
const remembered = 5000;

/** The claims of a token that this server signed and that has not ended; undefined for anything else. */
export async function verifyToken(keys: TokenKeys, token: string, now: number): Promise<TokenClaims | undefined> {
  const checkedTokens = checked.get(keys) ?? new Map<string, Checked>();
  checked.set(keys, checkedTokens);
  const one = checkedTokens.get(token) ?? (await readClaims(keys, token, now));
  if (!one || one.claims.exp * 1000 <= now || !keys.find(one.kid)) {
    checkedTokens.delete(token);
    return undefined;
  }
  if (checkedTokens.size >= remembered) checkedTokens.clear();
  checkedTokens.set(token, one);
  return one.claims;
}

async function readClaims(keys: TokenKeys, token: string, now: number): Promise<Checked | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => {
        const secret = keys.find(kid);
        if (!secret) throw new Error('unknown key');
        return secret;
      },
      { algorithms: [algorithm], currentDate: new Date(now), requiredClaims: ['sub', 'iat', 'exp', 'jti'] },
    );
    const claims = tokenClaims.parse(payload);
    return isForUs(keys, claims) ? { claims, kid: protectedHeader.kid } : undefined;
  } catch {
    return undefined;
  }
}
