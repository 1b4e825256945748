import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A condition apart from its values, so that statements that differ in values alone are built and prepared once. */
export interface Condition {
  readonly shape: string;
  readonly values: readonly unknown[];
  readonly sql: (...bound: SQLWrapper[]) => SQL;
  /** The same for a row that is read already: without what only an index needs. */
  readonly ofRow: Condition['sql'];
}

export const condition = (
  shape: string,
  values: readonly unknown[],
  make: Condition['sql'],
  ofRow = make,
): Condition => ({
  shape,
  values,
  sql: make,
  ofRow,
});

export const anything = condition('anything', [], () => sql`true`);
export const nothing = condition('nothing', [], () => sql`false`);

/** Conditions as part of a statement that is not prepared. */
export const withValues = (conditions: readonly Condition[]): SQL =>
  sql.join(
    conditions.map((one) => one.sql(...one.values.map((value) => sql.param(value)))),
    sql` and `,
  );
