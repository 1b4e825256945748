import { lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { budgets, knownAddresses } from '#server/db/tables/session-tables.ts';

/** How long an address that an account signed in from counts as known, in ms. */
const knownFor = 60 * 86_400_000;

/** So many at once, and one more after each `every` (ms). */
export interface Budget {
  readonly key: string;
  readonly most: number;
  readonly every: number;
}

/**
 * Adds some uses, one by default, if the budget has as many left. `given` decides whether the budget applies at all; the row is locked until
 * the statement ends. If a budget stays full longer than all of its uses (`widest`) allow, it was written before the
 * clock was set back, and counts from now on.
 */
function take(
  budget: Budget,
  now: number,
  isRequested = sql`true`,
  room = sql`${budget.most}::bigint`,
  widest = budget.most,
  uses = 1,
) {
  const { key, every } = budget;
  const taken = every * uses;
  const used = sql`case when b.full_at > ${now + widest * every}::bigint then ${now}::bigint else greatest(b.full_at, ${now}::bigint) end`;
  return sql`
  insert into ${budgets} as b (key, full_at)
  select ${key}::text, ${now + taken}::bigint where ${isRequested}
  on conflict (key) do update set full_at = ${used} + ${taken}::bigint
  where ${used} + ${taken}::bigint <= ${now}::bigint + ${room} * ${every}::bigint
  returning 1`;
}

/** Whether so many more uses were left, no more than `most`, which it then used. */
export async function takeFrom(db: Db | Tx, budget: Budget, now: number, uses = 1): Promise<boolean> {
  const statement = take(budget, now, undefined, undefined, undefined, uses);
  const takenResult = await db.execute(sql`with taken as (${statement}) select count(*)::int as n from taken`);
  return firstOf<{ n: number }>(takenResult).n === 1;
}

export interface LoginBudgets {
  /** One account from one address; the only one that counts where the address is known for the account. */
  readonly pair: Budget & { readonly maxKnown: number };
  readonly address: Budget;
  readonly account: Budget;
}

/**
 * Uses up one guess, of the pair and, from an unknown address, of address and account too; in one statement, so that
 * its time reveals nothing. A client with empty budgets of its own takes nothing from the account's.
 */
export async function takeGuess(db: Db, { pair, address, account }: LoginBudgets, now: number) {
  const room = sql`case when exists (select 1 from known) then ${pair.maxKnown}::bigint else ${pair.most}::bigint end`;
  const budgetResult = await db.execute(sql`
    with known as (select 1 from ${knownAddresses} where key = ${pair.key} and seen > ${now - knownFor}::bigint),
    p as (${take(pair, now, sql`true`, room, pair.maxKnown)}),
    a as (${take(address, now, sql`exists (select 1 from p) and not exists (select 1 from known)`)}),
    c as (${take(account, now, sql`exists (select 1 from a)`)})
    select exists (select 1 from known) as known,
      exists (select 1 from p) and (exists (select 1 from known) or exists (select 1 from c)) as granted`);
  return firstOf<{ known: boolean; granted: boolean }>(budgetResult);
}

/** Gives a guess back that was right, forgets the wrong ones of the pair before it, and knows the address from now on. */
export async function rewardGuess(
  db: Db,
  { pair, address, account }: LoginBudgets,
  isKnownAddress: boolean,
  now: number,
) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${budgets} where key = ${pair.key}`);
    for (const budget of isKnownAddress ? [] : [address, account]) await giveBack(tx, budget);
    await knowAddress(tx, pair.key, now);
  });
}

/** Takes one use back. */
export async function giveBack(db: Db | Tx, { key, every }: Budget): Promise<void> {
  await db.execute(sql`update ${budgets} set full_at = full_at - ${every}::bigint where key = ${key}`);
}

export async function knowAddress(db: Db | Tx, key: string, now: number): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ key, seen: now })
    .onConflictDoUpdate({ target: knownAddresses.key, set: { seen: now } });
}

/** Both drivers answer rows of a raw statement alike, but drizzle does not say so. */
function firstOf<T>(result: unknown): T {
  return (result as { rows: T[] }).rows[0] as T;
}

/** Deletes budgets that are full again and addresses that are no longer known. */
export async function deleteBudgetsUntil(db: Db, until: number, now: number): Promise<void> {
  await db.delete(budgets).where(lte(budgets.fullAt, until));
  await db.delete(knownAddresses).where(lte(knownAddresses.seen, now - knownFor));
}
