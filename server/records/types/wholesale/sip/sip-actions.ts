import * as z from 'zod/mini';
import { eventText } from '#contract/timeline.ts';
import { registration, type SipData, sipAccount } from '#contract/wholesale/sip-account.ts';
import { invalidFields } from '#server/core/errors.ts';
import { sipLockMail, sipPasswordMail } from '#server/mail/sip-mails.ts';
import { type ActionContext, action, type MailOf } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { checkedSip } from './sip-data.ts';
import { withNewPassword } from './sip-password.ts';
import { sipLinkActions } from './sip-password-link.ts';

/** The recipient of an account's news: the user who ordered it, else the one who acts on it. */
const recipientOf = ({ notify }: SipData, { by }: ActionContext): string | undefined => notify ?? by.email ?? undefined;

/** `docs/domain/sip-accounts.md#password`: the new password is in this one answer and nowhere else. */
const resetPassword = action({
  input: sipAccount.actions.resetPassword,
  run: ({ passwordLink: _open, ...account }: SipData, _input, at, { id }) => {
    const recipient = recipientOf(account, at);
    const { sipUser } = account;
    return {
      ...withNewPassword(account, at, id),
      text: translate('sip.passwordReset'),
      ...(recipient && {
        mail: ({ link }) => sipPasswordMail({ recipient, customer: account.customerName, sipUser, link }, at.by.name),
      }),
    };
  },
});

const lockMail = (account: SipData, at: ActionContext, isLocked: boolean, reason?: string): { mail?: MailOf } => {
  const recipient = recipientOf(account, at);
  if (!recipient || !at.by.staff) return {};
  const { customerName, sipUser } = account;
  return { mail: ({ link }) => sipLockMail({ recipient, customer: customerName, sipUser, link }, isLocked, reason) };
};

const lock = action({
  input: sipAccount.actions.lock,
  event: (_input, { by }) => (by.staff ? 'lockForAbuse' : 'lock'),
  run: (account: SipData, { reason }, at) => {
    if (at.by.staff && !reason) throw invalidFields({ reason: 'required' });
    return {
      data: { ...account, channelsInUse: 0 },
      activity: 'record.updated',
      text: translate(at.by.staff ? 'lockedForAbuse' : 'locked', {}, reason),
      ...lockMail(account, at, true, reason),
    };
  },
});

const unlock = action({
  input: sipAccount.actions.unlock,
  event: (_input, { by }) => (by.staff ? 'release' : 'unlock'),
  run: (account: SipData, { reason }, at) => ({
    activity: 'record.updated',
    text: translate('unlocked', {}, reason),
    ...lockMail(account, at, false, reason),
  }),
});

const internal = <Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) =>
  z.object({ _action: z.literal(name), ...fields });

const activate = action({
  input: internal('activate', {}),
  internal: true,
  run: (_account: SipData, _input, _at, { from, to }) =>
    from === to ? {} : { activity: 'record.updated', text: translate('sip.activated') },
});

/** What a service changes of an account once it begins: more channels, addresses, encryption, barring. */
const provision = action({
  input: internal('provision', {
    addChannels: z.optional(z.number()),
    fields: z.optional(z.record(z.string(), z.unknown())),
    text: z.optional(eventText),
  }),
  internal: true,
  run: async (account: SipData, { addChannels = 0, fields, text }, at, { id }) => ({
    data: await checkedSip({ ...account, ...fields, maxChannels: account.maxChannels + addChannels }, at, id),
    activity: 'record.updated',
    text,
  }),
});

const terminate = action({
  input: internal('terminate', {}),
  internal: true,
  run: ({ contactIp: _ip, passwordHash: _hash, passwordLink: _link, ...account }: SipData) => ({
    data: { ...account, regState: 'offline' as const, channelsInUse: 0 },
    activity: 'record.updated',
    text: translate('terminated'),
  }),
});

/** Said by the registrar (`registrations.ts`); nothing that a timeline tells. */
const registered = action({
  input: internal('registration', registration.shape),
  internal: true,
  run: (account: SipData, { _action, ...report }) => ({ data: { ...account, ...report } }),
});

/** How many backup rules are on: said by the rule that changes, or counted where it is written already. */
const backup = action({
  input: internal('backup', { rules: z.optional(z.number()) }),
  internal: true,
  run: async (account: SipData, { rules }, { look }, { id }) => ({
    data: { ...account, backupRules: rules ?? (await look.count('ws.backup', { accountId: id, active: 'true' })) },
  }),
});

export const sipRecordActions = {
  resetPassword,
  ...sipLinkActions,
  lock,
  unlock,
  activate,
  provision,
  terminate,
  registration: registered,
  backup,
} as const;
