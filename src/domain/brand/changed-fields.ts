/** The names of fields that differ. */
export const changedFields = <T extends object>(before: T, after: T): (keyof T & string)[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((name) => before[name] !== after[name]);
