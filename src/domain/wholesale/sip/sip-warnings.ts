import type { RegistrationState, SipState } from '#contract/wholesale/sip-account.ts';
import { numberLimit, uploadOf } from '#domain/sales/orders/number-limits.ts';
import { isMissed, usesPassword } from './sip-states.ts';

export interface WarningInput {
  readonly state: SipState;
  readonly regState: RegistrationState;
  readonly maxChannels: number;
  readonly channelsInUse?: number | undefined;
  readonly passwordSetAt?: number | undefined;
  readonly uploadMbit?: string | undefined;
  readonly mainNumber?: string | undefined;
}

export type SipWarning =
  | { readonly kind: 'lockedForAbuse' | 'offline' | 'noPassword' | 'noNumbers' | 'noMainNumber' | 'busy' }
  | { readonly kind: 'covered'; readonly rule: string }
  | { readonly kind: 'overLimit'; readonly n: number; readonly max: number }
  | { readonly kind: 'thinUpload'; readonly need: number; readonly has: number }
  | { readonly kind: 'numbersWithoutTarget'; readonly n: number };

/** Numbers of the account, of its customer those that lead to no account, and the rule that takes calls while the PBX is offline. */
export interface KnownNumbers {
  readonly count: number;
  readonly withoutTarget: number;
  readonly coveredBy?: string | undefined;
}

/** What is wrong with an account, the worst first; one that has ended has nothing to mend. */
export function sipWarnings(account: WarningInput, numbers?: KnownNumbers): SipWarning[] {
  const { state, regState, maxChannels, channelsInUse = 0, passwordSetAt, uploadMbit, mainNumber } = account;
  if (state === 'terminated') return [];
  const warnings: SipWarning[] = [];
  if (state === 'lockedForAbuse') warnings.push({ kind: 'lockedForAbuse' });
  if (passwordSetAt === undefined && usesPassword(state, regState)) warnings.push({ kind: 'noPassword' });
  else if (isMissed(state, regState))
    warnings.push(numbers?.coveredBy ? { kind: 'covered', rule: numbers.coveredBy } : { kind: 'offline' });
  if (numbers?.count === 0) warnings.push({ kind: 'noNumbers' });
  else if (numbers && !mainNumber) warnings.push({ kind: 'noMainNumber' });
  const max = numberLimit(maxChannels);
  if (numbers && numbers.count > max) warnings.push({ kind: 'overLimit', n: numbers.count, max });
  if (numbers && numbers.withoutTarget > 0) warnings.push({ kind: 'numbersWithoutTarget', n: numbers.withoutTarget });
  const need = uploadOf(maxChannels);
  if (uploadMbit && Number(uploadMbit) < need) warnings.push({ kind: 'thinUpload', need, has: Number(uploadMbit) });
  if (state === 'active' && channelsInUse >= maxChannels) warnings.push({ kind: 'busy' });
  return warnings;
}
