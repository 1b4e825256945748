import { readSalesYear } from '#api/staff/sales-year.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Which partners are counted: `SP`, `WS` or all. */
export const yearView = queryStore({ kind: '' });

export const salesYear = loader(() => readSalesYear(yearView.$query.get().kind));

onActive(salesYear.$value, [$dataScope, yearView.$query], () => {
  if ($dataScope.get()) void salesYear.reload();
});
