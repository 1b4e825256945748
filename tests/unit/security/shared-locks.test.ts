import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

/** Locks that have one key for all organisations, and who waits for them. */
const sharedLocks: Readonly<Record<string, string>> = {
  'server/db/open.ts': 'servers that start, while one of them changes the tables',
  'server/demo/load.ts': 'the first start with demo data',
  'server/demo/load-week.ts': 'servers that start with demo data, while one of them adds the rest of a week',
  'server/commissions/imports.ts': 'employees who take statements of operators over, one after the other',
};

interface Lock {
  readonly path: string;
  /** Whether its key says for what of many it holds. */
  readonly isKeyed: boolean;
}

const locks: readonly Lock[] = sourceFiles('server').flatMap(({ path, text }) =>
  [...text.matchAll(/pg_(?:try_)?advisory\w*lock\((.*)/g)].map(([, key = '']) => ({
    path,
    isKeyed: key.includes('${'),
  })),
);

test('no lock of the database holds up all organisations, but for the ones named here', () => {
  expect(locks.filter(({ isKeyed }) => isKeyed).length).toBeGreaterThan(2);
  const shared = locks.filter(({ isKeyed }) => !isKeyed).map(({ path }) => path);
  expect(shared.toSorted()).toEqual(Object.keys(sharedLocks).toSorted());
});

test('no statement locks a whole table', () => {
  const whole = sourceFiles('server').filter(({ text }) =>
    /\block\s+table\b|\bin\s+\w+\s+(?:\w+\s+)?exclusive mode/i.test(text),
  );
  expect(whole.map(({ path }) => path)).toEqual([]);
});
