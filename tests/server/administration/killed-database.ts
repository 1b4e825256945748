import type { Db } from '#server/db/open.ts';

/**
 * A database as a server sees it that is killed at the end of its n-th transaction: that one is rolled back, and
 * nothing is answered any more.
 */
export function killedAfter(db: Db, transactions: number): Db {
  let left = transactions;
  let isDead = false;
  const check = () => {
    if (isDead) throw new Error('killed');
  };
  return new Proxy(db, {
    get(target, name) {
      check();
      if (name !== 'transaction') return Reflect.get(target, name, target);
      return (run: (tx: unknown) => Promise<unknown>) => {
        check();
        left -= 1;
        return target.transaction(async (tx) => {
          const answer = await run(tx);
          if (left === 0) {
            isDead = true;
            throw new Error('killed');
          }
          return answer;
        });
      };
    },
  });
}
