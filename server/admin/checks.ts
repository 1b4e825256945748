import * as z from 'zod/mini';
import { asCleanText, day, email } from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';
import { roles } from '#domain/access/roles.ts';
import { allFoundations } from '../queries/session/administration.ts';
import { findUserByEmail, findUserByLogin, type User } from '../queries/session/users.ts';
import { type AdminServices, Refused } from './command.ts';

const list = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Reads `account/username`. */
export function readUserId(userId: string): { account: string; username: string } {
  const [, account, username] = /^([\w.-]{1,40})\/([\w.@+-]{1,80})$/.exec(userId) ?? [];
  if (!account || !username) throw new Refused(`${userId} is no user ID; it is written account/username`);
  return { account, username: username.toLowerCase() };
}

export async function userNamed({ db }: AdminServices, userId: string): Promise<User> {
  const { account, username } = readUserId(userId);
  const user = await findUserByLogin(db, account, username);
  if (!user) throw new Refused(`there is no user ${userId}`);
  return user;
}

/** Role codes with commas between; in capitals, as the requirements write them. */
export function readRoles(text: string, allowed: readonly string[] = roles): string[] {
  const read = list(text.toUpperCase());
  const unknown = read.find((role) => !allowed.includes(role));
  if (unknown) throw new Refused(`there is no role ${unknown}; the roles are ${allowed.join(', ')}`);
  return read;
}

export async function readTrids({ db }: AdminServices, text: string): Promise<string[]> {
  const knownTrids = (await allFoundations(db)).map(({ trid }) => trid);
  const read = list(text);
  const unknown = read.find((trid) => !knownTrids.includes(trid));
  if (unknown) throw new Refused(`there is no foundation ${unknown}`);
  return read;
}

function read<T>(schema: z.ZodMiniType<T>, text: string, what: string): T {
  const parsed = z.safeParse(schema, text);
  if (!parsed.success) throw new Refused(`${JSON.stringify(text)} is no ${what}`);
  return parsed.data;
}
/** Checks that no other user has the mail address; `own` is the id of the user that it is for. */
export async function readEmail({ db }: AdminServices, text: string, own?: string): Promise<string> {
  const address = read(email, text, 'mail address').toLowerCase();
  const other = await findUserByEmail(db, address);
  if (other && other.id !== own) throw new Refused(`${address} belongs to ${other.account}/${other.username}`);
  return address;
}
export const readPhone = (text: string): string => read(phone, text, 'phone number');
export const readDay = (text: string): string => read(day, text, 'day; it is written YYYY-MM-DD');
export const readTitle = (text: string): string =>
  read(z.string().check(asCleanText, z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)), text, 'name');
export const readTrid = (text: string): string => read(z.string().check(z.regex(/^\d{1,20}$/)), text, 'trid');
