import { type NumberPoolData, numberPool } from '#contract/wholesale/number-pool.ts';
import { href } from '#domain/access/routes.ts';
import { spanOfPool } from '#domain/wholesale/numbers/free-numbers.ts';
import { poolFaults, poolTitle } from '#domain/wholesale/numbers/number-pools.ts';
import { invalidFields } from '#server/core/errors.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { areaNameOf } from '#server/records/types/wholesale/numbers/area-codes.ts';

function checkPool(pool: NumberPoolData): NumberPoolData {
  const faults = poolFaults(pool, areaNameOf(pool.onkz));
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
  return pool;
}

/** Two ranges with the same numbers would not give them out twice, but it would be unclear which of them is used up. */
async function apart(pool: NumberPoolData, { look }: ActionContext, id: string): Promise<void> {
  const { from, to } = spanOfPool(pool);
  const others = await look.search(numberPool.type, { areaCode: pool.onkz });
  const meets = others.some((other) => {
    const span = spanOfPool(other.data as NumberPoolData);
    return other.id !== id && span.from < to && from < span.to;
  });
  if (meets) throw invalidFields({ from: 'poolOverlap' });
}

/** The ranges from which numbers are given out (`docs/domain/phone-numbers.md#pools`). */
export const numberPools = defineRecord(numberPool, {
  number: 'none',
  home: 'distributor',
  prepare: checkPool,
  exclusiveCheck: apart,
  columns: (pool) => ({
    areaCode: pool.onkz,
    first: pool.from,
    last: pool.to,
    kind: pool.numberKind,
    area: areaNameOf(pool.onkz),
    label: pool.label,
  }),
  searchText: ({ onkz, label }) => [`0${onkz}`, areaNameOf(onkz), label],
  created: 'record.created',
  title: poolTitle,
  link: (id) => href('NumberPoolEdit', 'de', { id }),
  access: { read: employee, write: employee },
  update: { apply: checkPool },
});

/** Those that numbers are given out from. */
export async function poolsOf(
  { look }: ActionContext,
  { numberKind, onkz }: Pick<NumberPoolData, 'numberKind' | 'onkz'>,
): Promise<readonly NumberPoolData[]> {
  const pools = await look.search(numberPool.type, { archived: false, areaCode: onkz, kind: numberKind });
  return pools.map(({ data }) => data as NumberPoolData).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
