import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A condition apart from its values, so that statements that differ in values alone are built and prepared once. */
export interface Condition {
  readonly shape: string;
  readonly values: readonly unknown[];
  readonly sql: (...bound: SQLWrapper[]) => SQL;
}

export const condition = (shape: string, values: readonly unknown[], make: Condition['sql']): Condition => ({
  shape,
  values,
  sql: make,
});

export const anything = condition('anything', [], () => sql`true`);
export const nothing = condition('nothing', [], () => sql`false`);

/** Conditions as part of a statement that is not prepared. */
export const withValues = (conditions: readonly Condition[]): SQL =>
  sql.join(
    conditions.map((one) => one.sql(...one.values.map((value) => sql.param(value)))),
    sql` and `,
  );
