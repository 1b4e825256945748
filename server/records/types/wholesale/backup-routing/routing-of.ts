import type { NumberData } from '#contract/wholesale/number.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { maxHops, type RoutingRule } from '#domain/wholesale/backup-routing/routing-rule.ts';
import { ruleOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import type { CallOutcome, Lines } from '#domain/wholesale/backup-routing/simulate-call.ts';
import { holdsNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { ActionContext, SeenRecord } from '#server/records/engine/definition/action.ts';

type Look = Pick<ActionContext, 'look'>;

/** An account as it is, without holding up others who change it: all rules are judged one after the other already. */
export async function accountSeen(id: string, { look }: Look): Promise<SeenRecord | undefined> {
  const [account] = await look.search('ws.sip', { id });
  return account;
}

/** The record that holds a number of the foundation, E.164 in digits, while it leads anywhere. */
export async function holderOf(dialled: string, { look }: Look): Promise<(NumberData & { id: string }) | undefined> {
  const found = await look.search('ws.number', { naming: `+${dialled}` });
  const holder = found
    .map(({ id, data }) => ({ ...(data as NumberData), id }))
    .find(({ state, range }) => state !== 'terminated' && holdsNumber(range, dialled));
  return holder;
}

/** The rules of an account that are switched on. */
export async function rulesOf(accountId: string, { look }: Look): Promise<RoutingRule[]> {
  return (await look.search('ws.backup', { accountId, active: 'true' })).map(ruleOf);
}

const foundAt = ({ state, regState }: SipData): CallOutcome =>
  state === 'active' && regState !== 'offline' ? 'answered' : 'unreachable';

/** All that a call can meet which begins at an account or is sent to some numbers. */
interface KnownLines extends Lines {
  readonly userOf: (accountId: string) => string | undefined;
}

/** Follows targets from account to account as far as a call may be sent on, asking once for each. */
export async function linesFrom(
  at: Look,
  from: {
    readonly accountId?: string;
    readonly targets?: readonly (string | undefined)[];
    /** Counts among those that are on. */
    readonly tried?: RoutingRule | undefined;
  },
): Promise<KnownLines> {
  const rules: RoutingRule[] = [];
  const holders = new Map<string, string>();
  const accounts = new Map<string, SipData>();
  const knownAccounts = new Set<string>();

  async function visit(accountId: string): Promise<string[]> {
    if (knownAccounts.has(accountId)) return [];
    knownAccounts.add(accountId);
    const account = await accountSeen(accountId, at);
    if (account) accounts.set(accountId, account.data as SipData);
    const { tried: trialRule } = from;
    const on = (await rulesOf(accountId, at)).filter(({ id }) => id !== trialRule?.id);
    const own = trialRule?.accountId === accountId ? [...on, trialRule] : on;
    rules.push(...own);
    return own.flatMap(({ target }) => target ?? []);
  }

  let open = [
    ...(from.accountId ? await visit(from.accountId) : []),
    ...(from.targets ?? []).flatMap((target) => target ?? []),
  ];
  for (let hop = 0; hop <= maxHops + 1 && open.length > 0; hop += 1) {
    const next: string[] = [];
    for (const target of new Set(open)) {
      if (holders.has(target)) continue;
      const account = (await holderOf(target, at))?.sipAccountId;
      holders.set(target, account ?? '');
      if (account) next.push(...(await visit(account)));
    }
    open = next;
  }
  return {
    rules,
    holderOf: (dialled) => holders.get(dialled) || undefined,
    foundAt: (id) => {
      const account = accounts.get(id);
      return account ? foundAt(account) : 'unreachable';
    },
    userOf: (id) => accounts.get(id)?.sipUser,
  };
}
