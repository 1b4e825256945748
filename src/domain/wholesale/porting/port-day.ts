import type { PortingData } from '#contract/wholesale/porting.ts';
import type { ShownSipData } from '#contract/wholesale/sip-account.ts';
import { windowOn } from './porting-dates.ts';

/** What is known of the account that the numbers come to. */
type DayAccount = Pick<ShownSipData, 'state' | 'regState'> &
  Partial<Pick<ShownSipData, 'lastRegisteredAt' | 'backupRules'>>;

export type DayPoint = 'done' | 'ahead' | 'trouble';
interface PortDay {
  /** Before the window, in it, after it without the word that it is done, and done. */
  readonly phase: 'ahead' | 'now' | 'late' | 'done';
  readonly numbers: 'old' | 'switching' | 'late' | 'live';
  readonly account: 'online' | 'offline' | 'static' | 'notActive' | 'unknown';
  readonly target: 'set' | 'notActive' | 'none';
  readonly backup: 'armed' | 'rules' | 'none';
  readonly points: Readonly<Record<'numbers' | 'account' | 'target' | 'backup', DayPoint>>;
}

function accountState(account: DayAccount | undefined): PortDay['account'] {
  if (!account) return 'unknown';
  return account.state === 'active' ? account.regState : 'notActive';
}

/** Where everything stands that a switch needs, at a moment (ms). */
export function portDay(data: PortingData, account: DayAccount | undefined, now: number): PortDay {
  const window = data.window ?? windowOn(data.agreedDate ?? '', data['timeWindow']);
  const phase = data.state === 'ported' ? 'done' : now < window.from ? 'ahead' : now <= window.to ? 'now' : 'late';
  const numbers = ({ ahead: 'old', now: 'switching', late: 'late', done: 'live' } as const)[phase];
  const registered = accountState(account);
  const target = !data.sipAccountId ? 'none' : registered === 'notActive' ? 'notActive' : 'set';
  const backup = data.window?.armsBackup ? 'armed' : (account?.backupRules ?? 0) > 0 ? 'rules' : 'none';
  const isReady = registered === 'online' || registered === 'static';
  return {
    phase,
    numbers,
    account: registered,
    target,
    backup,
    points: {
      numbers: phase === 'done' ? 'done' : phase === 'late' ? 'trouble' : 'ahead',
      account: isReady ? 'done' : registered === 'unknown' ? 'ahead' : 'trouble',
      target: target === 'set' ? 'done' : 'trouble',
      backup: backup === 'none' ? 'ahead' : 'done',
    },
  };
}
