import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { withoutResting } from '#domain/access/own-only.ts';
import { effectiveRoles, hasRole, type Role } from '#domain/access/roles.ts';
import { beginsWith, folded } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import type { FoundationRow } from './actors.ts';
import { isOwnOnly, memberTags } from './member-tags.ts';

interface FoundationFilter {
  readonly userId: string;
  /** Employees act for every active foundation (docs/decisions/0050-employees-act-for-every-foundation.md). */
  readonly employee: boolean;
  /** This one alone. */
  readonly only?: string | undefined;
  /** Comes before all others where nothing is searched. */
  readonly first?: string | undefined;
  readonly activeOnly: boolean;
  readonly search: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A foundation as one of its members acts for it. */
export type ActedFor = FoundationRow & { readonly ownOnly: boolean };
const withTags = { ...getTableColumns(foundations), type: memberTags, ownOnly: isOwnOnly };

export async function listFoundations(db: Db, filter: FoundationFilter) {
  const membership = and(eq(memberships.trid, foundations.trid), eq(memberships.userId, filter.userId));
  const member = isNotNull(memberships.userId);
  const mayActFor = filter.employee ? or(foundations.active, member) : member;
  const where = and(
    mayActFor,
    filter.only === undefined ? undefined : eq(foundations.trid, filter.only),
    filter.activeOnly ? eq(foundations.active, true) : undefined,
    filter.search,
  );
  const ownFirst = filter.first !== undefined && !filter.search ? [desc(eq(foundations.trid, filter.first))] : [];
  const [items, [all]] = await Promise.all([
    db
      .select(withTags)
      .from(foundations)
      .leftJoin(memberships, membership)
      .where(where)
      .orderBy(
        ...ownFirst,
        asc(folded(sql`coalesce(${foundations.title}, ${foundations.trid})`)),
        asc(foundations.trid),
      )
      .limit(filter.limit)
      .offset(filter.offset),
    db.select({ n: count() }).from(foundations).leftJoin(memberships, membership).where(where),
  ]);
  return { items, total: all?.n ?? 0 };
}

const comparable = { title: foundations.title, trid: foundations.trid, number: foundations.number } as const;
const isComparable = (field: string): field is keyof typeof comparable => field in comparable;

/** `title:Muster*` compares the beginning, `trid:1001,1002` the whole of each; text without a field name is a title's beginning. */
export function foundationSearch(search: string): SQL | undefined {
  const [, field = 'title', text = ''] = /^(?:([a-z]+):)?(.*)$/s.exec(search.trim()) ?? [];
  if (!isComparable(field)) return sql`false`;
  if (text === '' || text === '*') return undefined;
  if (field === 'trid' && !text.endsWith('*')) return inArray(foundations.trid, text.split(','));
  const isStart = text.endsWith('*') || !search.includes(':');
  const typed = text.replace(/\*$/, '');
  return isStart ? beginsWith(comparable[field], typed) : sql`${folded(comparable[field])} = fold_plain(${typed})`;
}

/** Active foundations with a text in their names, or of this trid or number, as far as a user acts for them. */
export async function foundationsNamed(
  db: Db,
  acting: Pick<FoundationFilter, 'userId' | 'employee' | 'only'>,
  text: string,
  limit: number,
): Promise<Pick<FoundationRow, 'trid' | 'title'>[]> {
  const { title, trid, number } = foundations;
  const search = or(sql`strpos(${folded(title)}, fold_plain(${text})) > 0`, eq(trid, text), eq(number, text));
  return (await listFoundations(db, { ...acting, activeOnly: true, search, limit, offset: 0 })).items;
}

/** The active ones among the foundations that a user belongs to. */
export function activeFoundationsOf(db: Db, userId: string): Promise<ActedFor[]> {
  return db
    .select(withTags)
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(and(eq(memberships.userId, userId), eq(foundations.active, true)))
    .orderBy(asc(foundations.trid));
}

/** Names of the foundations that a user belongs to. */
export async function titlesOf(db: Db, userId: string): Promise<string[]> {
  const titleRows = await db
    .select({ title: foundations.title })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(memberships.userId, userId));
  return titleRows.flatMap(({ title }) => title ?? []);
}

/** The tags of the active foundations that a user belongs to, each of them once. */
export async function tagsOf(db: Db, userId: string): Promise<string[]> {
  const tagRows = await db
    .selectDistinct({ type: memberTags })
    .from(memberships)
    .innerJoin(foundations, and(eq(foundations.trid, memberships.trid), eq(foundations.active, true)))
    .where(eq(memberships.userId, userId));
  return [...new Set(tagRows.flatMap(({ type }) => effectiveRoles([], type)))];
}

/** How a foundation calls itself, else its trid. */
export async function nameOfFoundation(db: Db | Tx, trid: string): Promise<string> {
  const [foundationRow] = await db
    .select({ title: foundations.title })
    .from(foundations)
    .where(eq(foundations.trid, trid));
  return foundationRow?.title ?? trid;
}

/** Tags of a foundation, comma-separated. */
export async function tagsOfFoundation(db: Db | Tx, trid: string): Promise<string> {
  const [foundationRow] = await db
    .select({ type: foundations.type })
    .from(foundations)
    .where(eq(foundations.trid, trid));
  return foundationRow?.type ?? '';
}

/** How these foundations call themselves, by trid. */
export async function titlesOfFoundations(db: Db, trids: readonly string[]): Promise<Map<string, string>> {
  if (trids.length === 0) return new Map();
  const { trid, title } = foundations;
  const foundationRows = await db
    .select({ trid, title })
    .from(foundations)
    .where(inArray(trid, [...trids]));
  return new Map(foundationRows.flatMap((one) => (one.title ? [[one.trid, one.title] as const] : [])));
}

export async function insertFoundations(db: Db | Tx, rows: (typeof foundations.$inferInsert)[]): Promise<void> {
  await db.insert(foundations).values(rows);
}

export async function insertMemberships(db: Db | Tx, rows: (typeof memberships.$inferInsert)[]): Promise<void> {
  await db.insert(memberships).values(rows);
}

const batchSize = 500;

/** The trids of all foundations, some at a time, for work that is done for each of them. */
export async function* allTrids(db: Db | Tx): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select({ trid: foundations.trid })
      .from(foundations)
      .where(gt(foundations.trid, last))
      .orderBy(asc(foundations.trid))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ trid }) => trid);
    last = end.trid;
  }
}

/** Where mails reach the users of a foundation who have a role, by themselves or by its tags. */
export async function addressesOf(db: Db | Tx, trid: string, role: Role): Promise<string[]> {
  const members = await db
    .select({ email: users.email, roles: users.roles, type: memberTags, ownOnly: isOwnOnly })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.disabled, false)))
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(memberships.trid, trid))
    .orderBy(asc(users.email));
  return members
    .filter(({ roles, type, ownOnly }) => hasRole([role], ownOnly ? withoutResting(roles) : roles, type))
    .map(({ email }) => email);
}
