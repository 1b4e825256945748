import { createHash, randomInt } from 'node:crypto';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { sipServer } from '#domain/wholesale/sip/sip-server.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { startProcess } from '../start-process.ts';
import { aboutAccount } from './about-account.ts';

// Without what is easily mistaken on paper (I, l, 1, O, 0), and without what ends a value in a configuration file.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '-_.!+*'] as const;
const all = kinds.join('');
const length = 20;

const one = (of: string): string => of.charAt(randomInt(of.length));

/** A new SIP password: 20 characters with at least one of each kind, in an order that says nothing. */
export function newSipPassword(): string {
  const chars = [...kinds.map(one), ...Array.from({ length: length - kinds.length }, () => one(all))];
  for (let at = chars.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [chars[at], chars[other]] = [chars[other] as string, chars[at] as string];
  }
  return chars.join('');
}

/** What a registrar compares with (HA1 of RFC 2617), in place of the password. */
export const ha1 = (authUser: string, password: string): string =>
  createHash('md5').update(`${authUser}:${sipServer.realm}:${password}`).digest('hex');

/** `docs/domain/sip-accounts.md#password`: the new password is in this one answer and nowhere else. */
export function withNewPassword(account: SipData, at: ActionContext, id: string) {
  const password = newSipPassword();
  return {
    data: {
      ...account,
      passwordHash: ha1(account.authUser, password),
      passwordSetAt: at.now,
      // The PBX still has the former one.
      ...(account.regState === 'online' && { regState: 'offline' as const, channelsInUse: 0 }),
    },
    activity: 'record.updated' as const,
    secret: { password },
    creates: [
      startProcess(
        { type: 'passwordReset', state: 'done', steps: ['received', 'reset'], ...aboutAccount(account, id) },
        at,
      ),
    ],
  };
}
