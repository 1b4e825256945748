import { afterAll, expect } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { unboundTables } from './bound-trid.ts';

// Every statement that any test of the server makes the server ask is looked at, not only those of one test.
const unbound = new Set<string>();
statementCount.observe = (text) => {
  if (unboundTables(text).length > 0) unbound.add(text);
};

afterAll(() => expect([...unbound], 'statements on tables of a foundation that do not bind its trid').toEqual([]));
