import { createHash } from 'node:crypto';
import type { BaseServices } from '../db/base-services.ts';
import type { Tx } from '../db/open.ts';
import {
  type Budget,
  giveBack,
  knowAddress,
  type LoginBudgets,
  rewardGuess,
  takeFrom,
  takeGuess,
} from '../queries/session/login-budgets.ts';
import type { User } from '../queries/session/users.ts';
import { pretendToCheck, verifyPassword } from './passwords.ts';

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
 * All strangers together have 20 guesses at an account and 80 more a day, each of them at most 10 and four an hour. An
 * address with a recent sign-in to the account has its own thirty, so no other client can use them up. Two hundred
 * people behind one address sign in without using anything, because right passwords are given back.
 */
function budgetsFor(login: string, address: string): LoginBudgets {
  const network = networkOf(address);
  return {
    pair: { key: keyOf('pair', login, network), most: 10, maxKnown: 30, every: 15 * minute },
    address: { key: keyOf('address', network), most: 400, every: 2 * minute },
    account: { key: keyOf('account', login), most: 20, every: 18 * minute },
  };
}

const loginOf = (account: string, username: string): string => `${account}/${username.toLowerCase()}`;

interface Guess {
  readonly account: string;
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** Undefined where there is none; everything takes its course all the same. */
  readonly user: Pick<User, 'id' | 'passwordHash'> | undefined;
}

/** Whether a password is right; a throttled guess is not looked at and takes as long. */
export async function guessPassword(services: BaseServices, guess: Guess): Promise<'right' | 'wrong' | 'throttled'> {
  const { db, clock, metrics } = services;
  const budgets = budgetsFor(loginOf(guess.account, guess.username), guess.address);
  const { known: isKnownAddress, granted } = await takeGuess(db, budgets, clock());
  if (!granted) {
    metrics.loginsThrottled.inc();
    await pretendToCheck(guess.password);
    return 'throttled';
  }
  metrics.passwordChecks.inc();
  if ((await verifyPassword(services, guess.user, guess.password)) === undefined) return 'wrong';
  await rewardGuess(db, budgets, isKnownAddress, clock());
  return 'right';
}

/** A user who set a password by a mail link may sign in from there, even while strangers are guessing. */
export function trustAddress(services: BaseServices, user: { account: string; username: string }, address: string) {
  const { pair } = budgetsFor(loginOf(user.account, user.username), address);
  return knowAddress(services.db, pair.key, services.clock());
}

const currentBudget = (userId: string): Budget => ({ key: keyOf('current', userId), most: 10, every: 15 * minute });

/** Whether the current password may be tried once more when it is changed, or how the user signs in. */
export const mayTryCurrent = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, currentBudget(userId), clock());
/** Gives back one that was right. */
export const returnCurrent = ({ db }: BaseServices, userId: string): Promise<void> =>
  giveBack(db, currentBudget(userId));

/** Six digits can be guessed, so only a few attempts are checked: 50 a day, across all addresses. */
const factorBudget = (userId: string, kind: 'code' | 'recoveryCode'): Budget => ({
  key: keyOf('factor', userId, kind),
  most: 8,
  every: 30 * minute,
});

/** Whether one more code of a user is looked at; right ones are given back by `returnFactorGuess`. */
export const mayGuessFactor = ({ db, clock }: BaseServices, userId: string, kind: 'code' | 'recoveryCode') =>
  takeFrom(db, factorBudget(userId, kind), clock());
export const returnFactorGuess = ({ db }: BaseServices, userId: string, kind: 'code' | 'recoveryCode') =>
  giveBack(db, factorBudget(userId, kind));

/** Whether to warn the user again of guessed codes: once a day. */
export const mayMailGuesses = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, { key: keyOf('factorMail', userId), most: 1, every: 24 * hour }, clock());

/** Whether the user may get one more mail with a link: three at once, then one an hour. */
export const mayMailReset = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, { key: keyOf('reset', userId), most: 3, every: hour }, clock());

/** Whether the user may download all personal data once more: three at once, then one each eight hours. */
export const mayExport = ({ db, clock }: BaseServices, userId: string): Promise<boolean> =>
  takeFrom(db, { key: keyOf('export', userId), most: 3, every: 8 * hour }, clock());

/** Whether one more mail may tell the user of a new device: five at once, then one each four hours. */
export const mayMailDevice = ({ clock }: BaseServices, tx: Tx, userId: string): Promise<boolean> =>
  takeFrom(tx, { key: keyOf('device', userId), most: 5, every: 4 * hour }, clock());
