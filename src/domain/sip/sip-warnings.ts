import type { RegistrationState, SipState } from '../../contract/wholesale/sip-account.ts';
import { numberLimit } from '../orders/number-limits.ts';

/** Upload in Mbit/s that one call takes. */
export const uploadPerChannel = 0.1;

export interface Judged {
  readonly state: SipState;
  readonly regState: RegistrationState;
  readonly maxChannels: number;
  readonly channelsInUse?: number | undefined;
  readonly passwordSetAt?: number | undefined;
  readonly uploadMbit?: string | undefined;
  readonly mainNumber?: string | undefined;
}

export type SipWarning =
  | { readonly key: 'lockedForAbuse' | 'offline' | 'noPassword' | 'noNumbers' | 'noMainNumber' | 'busy' }
  | { readonly key: 'overLimit'; readonly n: number; readonly max: number }
  | { readonly key: 'thinUpload'; readonly need: number; readonly has: number }
  | { readonly key: 'numbersWithoutTarget'; readonly n: number };

/** Numbers of the account, and of its customer those that lead to no account. */
export interface KnownNumbers {
  readonly count: number;
  readonly withoutTarget: number;
}

/** What is wrong with an account, the worst first; one that has ended has nothing to mend. */
export function sipWarnings(account: Judged, numbers?: KnownNumbers): SipWarning[] {
  const { state, regState, maxChannels, channelsInUse = 0, passwordSetAt, uploadMbit, mainNumber } = account;
  if (state === 'terminated') return [];
  const found: SipWarning[] = [];
  if (state === 'lockedForAbuse') found.push({ key: 'lockedForAbuse' });
  if (passwordSetAt === undefined && regState !== 'static') found.push({ key: 'noPassword' });
  else if (state === 'active' && regState === 'offline') found.push({ key: 'offline' });
  if (numbers?.count === 0) found.push({ key: 'noNumbers' });
  else if (numbers && !mainNumber) found.push({ key: 'noMainNumber' });
  const max = numberLimit(maxChannels);
  if (numbers && numbers.count > max) found.push({ key: 'overLimit', n: numbers.count, max });
  if (numbers && numbers.withoutTarget > 0) found.push({ key: 'numbersWithoutTarget', n: numbers.withoutTarget });
  const need = maxChannels * uploadPerChannel;
  if (uploadMbit && Number(uploadMbit) < need) found.push({ key: 'thinUpload', need, has: Number(uploadMbit) });
  if (state === 'active' && channelsInUse >= maxChannels) found.push({ key: 'busy' });
  return found;
}
