import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { passwordForm } from '#contract/password.ts';
import type { BaseServices } from '../db/base-services.ts';
import { replaceHash, type User } from '../queries/session/users.ts';

/** argon2id with the cost that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(passwordForm(password), cost);

/** The same for one salt gives the same text, by which one of several hashes is found in a single step. */
export const hashWithSalt = (secret: string, salt: Uint8Array): Promise<string> => hash(secret, { ...cost, salt });

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** How long the latest checks took, in ms. */
const lately: number[] = [];
const remembered = 32;
let turn = 0;

/**
 * The candidates to compare: the normalised password, and the text as typed, because earlier passwords were hashed as
 * typed.
 */
const candidatesOf = (password: string): string[] => [...new Set([passwordForm(password), password])];

async function isHashOf(passwordHash: string, candidate: string): Promise<boolean> {
  const startedAt = performance.now();
  const matches = await verify(passwordHash, candidate);
  lately[turn++ % remembered] = performance.now() - startedAt;
  return matches;
}

/** `outdated`: right, but hashed as it was typed. */
type PasswordMatch = 'none' | 'right' | 'outdated';

/**
 * Takes the same time for unknown and known users, so that the time does not reveal which users exist: the number of
 * comparisons for a wrong password depends only on the typed text.
 */
async function matchPassword(passwordHash: string | undefined, password: string): Promise<PasswordMatch> {
  const [form = '', ...asTyped] = candidatesOf(password);
  const stored = passwordHash ?? (await nobody);
  const isRight = await isHashOf(stored, form);
  let isOutdated = false;
  if (!isRight) for (const typed of asTyped) isOutdated = await isHashOf(stored, typed);
  if (passwordHash === undefined) return 'none';
  return isRight ? 'right' : isOutdated ? 'outdated' : 'none';
}

type Hashed = Pick<User, 'id' | 'passwordHash'>;

/** The hash of a right password, renewed where it is of an earlier form; undefined for a wrong one. `user`: undefined where there is none. */
export async function verifyPassword(
  { db }: Pick<BaseServices, 'db'>,
  user: Hashed | undefined,
  password: string,
): Promise<string | undefined> {
  const match = await matchPassword(user?.passwordHash, password);
  if (!user || match === 'none') return undefined;
  if (match === 'right') return user.passwordHash;
  const renewed = await hashPassword(password);
  return (await replaceHash(db, user, renewed)) ? renewed : user.passwordHash;
}

/** Takes as long as one of the latest checks without its work, which a flood of guesses could make everybody wait for. */
export async function pretendToCheck(password: string): Promise<void> {
  if (lately.length === 0) return void (await matchPassword(undefined, password));
  for (const _ of candidatesOf(password)) await wait(lately[Math.floor(Math.random() * lately.length)]);
}
