import * as z from 'zod/mini';
import { createOf } from '#contract/record-actions.ts';
import { backupHead, backupRule } from '#contract/wholesale/backup-rule.ts';
import { href } from '#domain/access/routes.ts';
import { storedForm } from '#domain/form/stored-form.ts';
import { type BackupFields, backupContract } from '#domain/wholesale/backup-routing/backup-form.ts';
import { ruleOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { spanOfNumber } from '#domain/wholesale/numbers/number-range.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { wholesaler } from '../access.ts';
import { backupWork } from '../wholesale-work.ts';
import { backupDue, backupProcess, backupRecordActions, recount } from './backup-actions.ts';
import { checkExclusively, checkedBackup } from './check-backup.ts';

const fields = backupContract.shape;
/** Whether it is to be on at once. */
const createFields = { ...fields, active: z.optional(z.boolean()) };

/** `docs/domain/backup-routing.md`. */
export const backups = defineRecord(backupRule, {
  owned: true,
  number: 'none',
  data: storedForm<BackupFields>()(backupHead),
  create: createOf(backupRule.type, createFields),
  prepare: ({ type: _type, ...request }, at) => {
    const { email } = at.by;
    const { active = false, ...rule } = request;
    return checkedBackup({ ...rule, active, ...(active && email && { notify: email }) }, at);
  },
  exclusiveCheck: checkExclusively,
  sideEffects: async (rule, at, id) => {
    if (!rule.active) return {};
    const step = rule.activeSince === undefined ? 'armed' : 'switchedOn';
    const rules = await at.look.count('ws.backup', { accountId: rule.sipAccountId, active: 'true' });
    return { creates: [backupProcess(rule, id, step, at)], changes: [recount(rule, rules)] };
  },
  columns: ({ name, active, sipUser, targetNumber, sipAccountId, trigger, validTo, priority, customerId }) => ({
    name,
    active: String(active),
    sipUser,
    targetNumber,
    accountId: sipAccountId,
    trigger,
    validTo,
    priority,
    customerId,
  }),
  searchText: ({ name, sipUser, customerName, targetNumber }) => [name, sipUser, customerName, targetNumber],
  numbers: (rule) => {
    const { first, last, target } = ruleOf({ id: '', data: rule });
    const numbers = new Set([first, last, target].flatMap((number) => number ?? []));
    return [...numbers].map((number) => ({ span: spanOfNumber(number) }));
  },
  tallied: ['active', 'trigger'],
  created: 'record.created',
  title: ({ name }) => name,
  link: (id) => href('WholesaleBackupRouting', 'de', { id }),
  access: { read: wholesaler, write: wholesaler },
  due: backupDue,
  work: backupWork,
  belongsTo: ({ sipAccountId, customerId }) => [sipAccountId, customerId],
  update: {
    fields,
    apply: (rule, at, { data: before }) => checkedBackup(rule, at, before),
    sideEffects: (rule, at, { id, data: before }) =>
      rule.active
        ? {
            creates: [backupProcess(rule, id, 'changed', at)],
            changes: [recount(rule), ...(before.sipAccountId === rule.sipAccountId ? [] : [recount(before)])],
          }
        : {},
  },
  actions: backupRecordActions,
});
