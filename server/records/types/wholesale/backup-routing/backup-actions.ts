import * as z from 'zod/mini';
import { backupRule } from '#contract/wholesale/backup-rule.ts';
import { remindAfterDays } from '#domain/wholesale/backup-routing/reminders.ts';
import { ruleOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { backupMail } from '#server/mail/backup-mails.ts';
import {
  type ActionContext,
  action,
  type Change,
  type OtherChange,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { startProcess } from '../start-process.ts';
import { type StoredBackup, switched } from './check-backup.ts';

const day = 86_400_000;

type Step = 'switchedOn' | 'switchedOff' | 'armed' | 'changed' | 'expired';

/** The entry that each change of what is at work leaves. */
export const backupProcess = (rule: StoredBackup, id: string, step: Step, at: ActionContext) =>
  startProcess(
    {
      type: 'backupChange',
      state: 'done',
      steps: ['requested', step],
      customerId: rule.customerId,
      customerName: rule.customerName,
      object: { type: 'ws.backup', id, title: `${rule.sipUser} · ${rule.name}` },
    },
    at,
  );

/** Lets the account count again how many of its rules are on. */
export const recount = ({ sipAccountId: id }: Pick<StoredBackup, 'sipAccountId'>, rules?: number): OtherChange => ({
  id,
  action: 'backup',
  input: { _action: 'backup', ...(rules !== undefined && { rules }) },
});

const changedTo = (rule: StoredBackup, id: string, step: Step, at: ActionContext): Change<StoredBackup> => ({
  data: rule,
  activity: 'record.updated',
  text: translate(`backup.${step}`),
  creates: [backupProcess(rule, id, step, at)],
  changes: [recount(rule)],
});

const switchIt = action({
  input: backupRule.actions.switch,
  run: (rule: StoredBackup, { active }, at, { id }) => {
    if (rule.active === active)
      throw new RuleViolation(active ? 'Diese Regel ist schon eingeschaltet.' : 'Diese Regel ist schon ausgeschaltet.');
    const { activeSince: _since, remindedAt: _reminded, keptAt: _kept, notify: _notify, ...rest } = rule;
    const { email } = at.by;
    const now = switched({ ...rest, active, ...(email && { notify: email }) } as StoredBackup, at);
    const step = !active ? 'switchedOff' : now.activeSince === undefined ? 'armed' : 'switchedOn';
    return changedTo(now, id, step, at);
  },
});

const keep = action({
  input: backupRule.actions.keep,
  run: (rule: StoredBackup, _input, { now }) => {
    if (!rule.active) throw new RuleViolation('Diese Regel ist ausgeschaltet.');
    return {
      data: { ...rule, keptAt: now },
      activity: 'record.updated',
      text: translate('backup.confirmed'),
    };
  },
});

/** An active rule is switched off first, so that no call loses its way unasked. */
const remove = action({
  input: backupRule.actions.delete,
  run: (rule: StoredBackup) => {
    if (rule.active) throw new RuleViolation('Bitte schalten Sie die Regel aus, bevor Sie sie löschen.');
    return { deleted: true, activity: 'record.deleted' } as const;
  },
});

const internal = <Name extends string>(name: Name) => z.object({ _action: z.literal(name) });

const mailTo = (rule: StoredBackup, news: 'started' | 'expired' | 'reminder', at: ActionContext) => {
  const { notify: recipient } = rule;
  const days = rule.activeSince === undefined ? 0 : Math.floor((at.now - rule.activeSince) / day);
  return recipient
    ? {
        mail: ({ link }: { link: string }) =>
          backupMail({
            recipient,
            link,
            news,
            name: rule.name,
            sipUser: rule.sipUser,
            target: rule.targetNumber,
            days,
          }),
      }
    : {};
};

/** The begin of its validity has come. */
const start = action({
  input: internal('start'),
  internal: true,
  run: (rule: StoredBackup, _input, at, { id }) => {
    const now = switched(rule, at);
    return { ...changedTo(now, id, 'switchedOn', at), ...mailTo(now, 'started', at) };
  },
});

/** The end of its validity has come. */
const expire = action({
  input: internal('expire'),
  internal: true,
  run: (rule: StoredBackup, _input, at, { id }) => ({
    ...changedTo(switched({ ...rule, active: false }, at), id, 'expired', at),
    ...mailTo(rule, 'expired', at),
  }),
});

const remind = action({
  input: internal('remind'),
  internal: true,
  run: (rule: StoredBackup, _input, at) => ({
    data: { ...rule, remindedAt: at.now },
    activity: 'record.updated',
    text: translate('backup.reminded'),
    ...mailTo(rule, 'reminder', at),
  }),
});

/** What the portal does with a rule by the clock. */
export function backupDue(rule: StoredBackup): DueTime[] {
  const { active, activeSince, remindedAt, keptAt = 0, trigger } = rule;
  if (!active) return [];
  const { from, to } = ruleOf({ id: '', data: rule }).valid;
  const end: DueTime[] = Number.isFinite(to) ? [{ at: to, action: 'expire' }] : [];
  if (activeSince === undefined) return [{ at: from, action: 'start' }, ...end];
  const reminder = Math.max(remindedAt ?? activeSince, keptAt) + remindAfterDays[trigger] * day;
  return [...end, { at: reminder, action: 'remind', final: true }];
}

export const backupRecordActions = { switch: switchIt, keep, delete: remove, start, expire, remind } as const;
