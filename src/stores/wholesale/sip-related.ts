import { backupCalls } from '../../api/wholesale/backups.ts';
import { processCalls } from '../../api/wholesale/processes.ts';
import { type AccountNumber, accountNumberCalls } from '../../api/wholesale/sip.ts';
import type { BackupRow } from '../../contract/wholesale/backup-rule.ts';
import type { ProcessRow } from '../../contract/wholesale/process.ts';
import type { KnownNumbers } from '../../domain/sip/sip-warnings.ts';
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

/** So many of what hangs on an account are asked for processes about them. */
const mostAbout = 80;

const none: SipRelated = { numbers: [], backups: [], processes: [], count: 0, withoutTarget: 0 };
const given = ({ value2 }: AccountNumber) => value2 !== 'terminated';

/** What hangs on an account, and which numbers of its customer lead nowhere. */
export function sipRelated(id: string, customerId: string): Pick<Loader<SipRelated>, '$value' | 'reload'> {
  const related = loader(async (): Promise<SipRelated> => {
    const owner = $dataScope.get();
    if (!owner) return none;
    const { trid } = owner;
    const [all, backups] = await Promise.all([
      accountNumberCalls.list(trid, { search: `value5:${customerId}`, _sort: 'value1', _limit: most }),
      backupCalls.list(trid, { search: `value5:${id}`, _sort: 'value1', _limit: most }),
    ]);
    const about = [...backups.items, ...all.items.filter(({ value6 }) => value6 === id)].slice(0, mostAbout);
    const processes = await processCalls.list(trid, {
      search: `value7:${[id, ...about.map((one) => one.id)]}`,
      _sort: '-created',
      _limit: shown,
    });
    const known = all.items.filter(given);
    const numbers = known.filter(({ value6 }) => value6 === id);
    return {
      numbers,
      backups: backups.items,
      processes: processes.items,
      count: numbers.reduce((sum, { value9 }) => sum + Number(value9 ?? 1), 0),
      withoutTarget: known.filter(({ value6 }) => !value6).length,
    };
  });
  onActive(related.$value, [$dataScope], () => {
    if ($dataScope.get()) void related.reload();
  });
  return { $value: related.$value, reload: related.reload };
}
