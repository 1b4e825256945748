import { callsOf } from '#api/records.ts';
import { type AccountNumber, accountNumberCalls, listIds, listLeavings } from '#api/wholesale/sip.ts';
import { searchTerms } from '#contract/columns.ts';
import { type BackupRow, backupRule } from '#contract/wholesale/backup-rule.ts';
import { numberColumns, numberStates } from '#contract/wholesale/number.ts';
import { portingColumns } from '#contract/wholesale/porting.ts';
import { type ProcessRow, wholesaleProcess } from '#contract/wholesale/process.ts';
import { wholesaleService } from '#contract/wholesale/service.ts';
import { naturalOrder } from '#domain/text/natural-order.ts';
import { ruleWhileOffline } from '#domain/wholesale/sip/rule-while-offline.ts';
import type { KnownNumbers } from '#domain/wholesale/sip/sip-warnings.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** As many as one call answers. */
const most = 200;
const shown = 5;

export interface SipRelated extends KnownNumbers {
  readonly numbers: readonly AccountNumber[];
  readonly backups: readonly BackupRow[];
  readonly processes: readonly ProcessRow[];
}

const none: SipRelated = { numbers: [], backups: [], processes: [], count: 0, withoutTarget: 0 };

const isLive = ({ state }: Pick<AccountNumber, 'state'>) => state !== 'terminated';
const live = numberStates.filter((state) => isLive({ state }));

/** What a number is and comes from, as processes name it: itself, others of its order, its porting. */
const idsOf = ({ id, data: { together = [], portingId } }: AccountNumber) => [
  id,
  ...together,
  ...(portingId ? [portingId] : []),
];

async function relatedOf(trid: string, id: string, customerId: string): Promise<SipRelated> {
  const [own, all, backups, portings, leavings, services, recent] = await Promise.all([
    // By state, so that those that were given back are the first to be left out where they are too many.
    accountNumberCalls.list(trid, {
      search: searchTerms(numberColumns, { accountId: id }),
      _sort: numberColumns.state,
      _limit: most,
    }),
    accountNumberCalls.list(trid, {
      search: searchTerms(numberColumns, { customerId, state: live }),
      _limit: most,
    }),
    callsOf(backupRule).list(trid, {
      search: searchTerms(backupRule.columns, { accountId: id }),
      _sort: backupRule.columns.name,
      _limit: most,
    }),
    listIds(trid, 'ws.porting', { search: searchTerms(portingColumns, { accountId: id }), _limit: most }),
    listLeavings(trid, customerId),
    listIds(trid, 'ws.service', { search: searchTerms(wholesaleService.columns, { accountId: id }), _limit: most }),
    callsOf(wholesaleProcess).list(trid, {
      search: searchTerms(wholesaleProcess.columns, { customerId }),
      _sort: '-created',
      _limit: most,
    }),
  ]);
  const ids = own.items.flatMap(idsOf);
  const leaving = leavings.filter(({ data }) => data.numberIds.some((one) => ids.includes(one)));
  const hanging = [...backups.items, ...portings, ...leaving, ...services].map((one) => one.id);
  const about = new Set([id, ...ids, ...hanging]);
  const numbers = own.items.filter(isLive).toSorted((a, b) => naturalOrder(a.number, b.number));
  return {
    numbers,
    backups: backups.items,
    processes: recent.items.filter(({ objectId = '' }) => about.has(objectId)).slice(0, shown),
    count: numbers.reduce((sum, { count }) => sum + Number(count ?? 1), 0),
    withoutTarget: all.items.filter(({ accountId }) => !accountId).length,
    coveredBy: ruleWhileOffline(backups.items),
  };
}

/** What hangs on an account, and which numbers of its customer lead nowhere. */
export function sipRelated(id: string, customerId: string): Pick<Loader<SipRelated>, '$value' | 'reload'> {
  const related = loader(async (): Promise<SipRelated> => {
    const owner = $dataScope.get();
    return owner ? relatedOf(owner.trid, id, customerId) : none;
  });
  onActive(related.$value, [$dataScope], () => {
    if ($dataScope.get()) void related.reload();
  });
  return { $value: related.$value, reload: related.reload };
}
