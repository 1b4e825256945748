import { type SQL, sql } from 'drizzle-orm';
import { searchEntries } from '#server/db/tables/search-tables.ts';

/** Records that a caller may find: of some types, in some foundations or in all active ones, where they have keys those alone. */
export interface EntryScope {
  readonly trids: readonly string[] | 'all';
  readonly types: readonly string[];
  readonly keys?: readonly string[] | undefined;
  /** Of each type in some states alone. */
  readonly states?: Readonly<Record<string, readonly string[]>> | undefined;
  /** About some customers alone. */
  readonly customers?: readonly string[] | undefined;
}

const isActive = sql`e.trid not in (select trid from foundations where not active)`;

/** The condition under which entries of a scope may be seen; `trid` where the statement looks at each foundation by itself. */
function buildVisibleCondition({ keys, customers }: EntryScope, trid: SQL): SQL {
  const conditions = [trid];
  if (keys) conditions.push(sql`e.audience && ${sql.param(keys)}::text[]`);
  if (customers) conditions.push(sql`e.customer_id = any (${sql.param(customers)}::text[])`);
  return sql.join(conditions, sql` and `);
}

const isOfType = (type: string, states: EntryScope['states']): SQL =>
  states ? sql`e.type = ${type} and e.state = any (${sql.param(states[type] ?? [])}::text[])` : sql`e.type = ${type}`;

const isOfTypes = ({ types, states }: EntryScope): SQL =>
  states
    ? sql`(${sql.join(
        types.map((type) => isOfType(type, states)),
        sql` or `,
      )})`
    : sql`e.type = any (${sql.param(types)}::text[])`;

/**
 * Rows from each of a scope's foundations by itself, so that the indexes that begin with the foundation are in order:
 * `rows` writes a select over `e` with the given condition.
 */
function from(scope: EntryScope, ofType: SQL, rows: (where: SQL) => SQL): SQL {
  if (scope.trids === 'all') return rows(sql`${ofType} and ${buildVisibleCondition(scope, isActive)}`);
  const [only] = scope.trids;
  if (scope.trids.length === 1)
    return rows(sql`e.trid = ${only} and ${ofType} and ${buildVisibleCondition(scope, sql`true`)}`);
  const each = rows(sql`e.trid = own.trid and ${ofType} and ${buildVisibleCondition(scope, sql`true`)}`);
  return sql`select found.* from unnest(${sql.param(scope.trids)}::text[]) own(trid), lateral (${each}) found`;
}

/** Of all types of a scope together. */
export const inScopeOf = (scope: EntryScope, rows: (where: SQL) => SQL): SQL => from(scope, isOfTypes(scope), rows);

/** Of each type of each scope by itself, one part after the other. */
export function inScopes(scopes: readonly EntryScope[], rows: (where: SQL) => SQL): SQL[] {
  return scopes.flatMap((scope) =>
    scope.types.map((type) => sql`(${from(scope, isOfType(type, scope.states), rows)})`),
  );
}

/** Whether entries found separately may be seen: records that the user opened recently, or that name a number. */
export const inAnyScope = (scopes: readonly EntryScope[]): SQL =>
  scopes.length === 0
    ? sql`false`
    : sql`(${sql.join(
        scopes.map((scope) => {
          const trid = scope.trids === 'all' ? isActive : sql`e.trid = any (${sql.param(scope.trids)}::text[])`;
          return sql`(${isOfTypes(scope)} and ${buildVisibleCondition(scope, trid)})`;
        }),
        sql` or `,
      )})`;

/** What is answered of an entry. */
export const entryColumns = sql`e.trid, e.record_id as id, e.type, e.foreignid, e.title, e.detail, e.modified::float8 as modified`;
/** The same columns of what was found so. */
export const foundColumns = sql.raw('trid, id, type, foreignid, title, detail, modified');
export const entries = sql`${searchEntries} e`;

/** So many with a word are gathered by the index of words: of one alone PostgreSQL expects to meet it soon, and reads all entries for a word that none has. */
export const maxGathered = 2000;

export interface FoundEntry {
  readonly trid: string;
  readonly id: string;
  readonly type: string;
  readonly foreignid: string | null;
  readonly title: string;
  readonly detail: string | null;
  readonly modified: number;
}

export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
