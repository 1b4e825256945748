import { computed } from 'nanostores';
import { listGaps } from '#api/commissions/lines.ts';
import type { GapsAnswer } from '#contract/commissions/statement.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';
import { statements } from './statements.ts';
import { analysisAddress } from './view.ts';

/** Most that are listed; how many there are in all is said. */
const most = 200;

/** The month that the analysis looks at: the one in the address, else the newest of which there is a statement. */
export const $analysisMonth = computed([analysisAddress.$query, statements.$value], ({ month }, statementsValue) => {
  const months = statementsValue.state === 'ready' ? statementsValue.value.items.map((one) => one.month) : [];
  return months.includes(month) ? month : months.toSorted().at(-1);
});

const inner = loader<GapsAnswer>(() => {
  const [owner, month] = [$dataScope.get(), $analysisMonth.get()];
  if (!owner || !month) throw new Error('No month is known');
  return listGaps(owner.trid, month, most);
});
onActive(inner.$value, [$dataScope, $analysisMonth], () => {
  inner.reset();
  if ($dataScope.get() && $analysisMonth.get()) void inner.reload();
});

/** Contracts that were paid for each month and are not any more. */
export const gaps = { $value: inner.$value, reload: inner.reload };
