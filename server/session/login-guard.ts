import { createHash } from 'node:crypto';
import type { BaseServices } from '../db/base-services.ts';
import { knowAddress, type LoginBudgets, rewardGuess, takeFrom, takeGuess } from '../queries/session/login-budgets.ts';
import { passwordMatches, pretendToCheck } from './passwords.ts';

const minute = 60_000;
const hour = 60 * minute;

const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('base64url');

/** One subscriber's addresses count as one: an IPv6 network of 64 bits, and IPv4 however it is written. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  const groups = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Strangers together have 20 guesses at an account and 80 more a day, one of them at most 10 and four an hour. An
 * address that the account signed in from lately has its own thirty, so nobody else can use them up. Two hundred people
 * behind one address sign in without using anything, because right passwords are given back.
 */
function budgetsFor(login: string, address: string): LoginBudgets {
  const network = networkOf(address);
  return {
    pair: { key: keyOf('pair', login, network), most: 10, mostKnown: 30, every: 15 * minute },
    address: { key: keyOf('address', network), most: 400, every: 2 * minute },
    account: { key: keyOf('account', login), most: 20, every: 18 * minute },
  };
}

const loginOf = (account: string, username: string): string => `${account}/${username.toLowerCase()}`;

export interface Guess {
  readonly account: string;
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** Undefined where there is no such user; everything takes its course all the same. */
  readonly passwordHash: string | undefined;
}

/** Whether a password is right; a throttled guess is not looked at and takes as long. */
export async function guessPassword(services: BaseServices, guess: Guess): Promise<'right' | 'wrong' | 'throttled'> {
  const { db, clock, metrics } = services;
  const budgets = budgetsFor(loginOf(guess.account, guess.username), guess.address);
  const { known, granted } = await takeGuess(db, budgets, clock());
  if (!granted) {
    metrics.count('portal_logins_throttled_total');
    await pretendToCheck();
    return 'throttled';
  }
  metrics.count('portal_password_checks_total');
  if (!(await passwordMatches(guess.passwordHash, guess.password))) return 'wrong';
  await rewardGuess(db, budgets, known, clock());
  return 'right';
}

/** Whoever set a password by a link of a mail may sign in from there, however many strangers are guessing. */
export function trustAddress(services: BaseServices, user: { account: string; username: string }, address: string) {
  const { pair } = budgetsFor(loginOf(user.account, user.username), address);
  return knowAddress(services.db, pair.key, services.clock());
}

/** Whether the current password may be tried once more when it is changed. */
export const mayTryCurrent = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, { key: keyOf('current', userId), most: 10, every: 15 * minute }, clock());

/** Whether the user may get one more mail with a link: three at once, then one an hour. */
export const mayMailReset = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, { key: keyOf('reset', userId), most: 3, every: hour }, clock());
