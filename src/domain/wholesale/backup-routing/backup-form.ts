import * as z from 'zod/mini';
import { choice, day, text, wholeNumber } from '#contract/fields.ts';
import { backupActions, backupScopes, backupTriggers, clipModes } from '#contract/wholesale/backup-rule.ts';
import { clockText, isClock } from '#domain/date/clock-text.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { ContractOf, RuleFault, Values } from '#domain/form/form-description.ts';
import { date, defineForm, line, numberField, phoneField, radio, select } from '#domain/form/form-fields.ts';
import { isUnset } from '#domain/form/unset.ts';
import { targetFault } from './call-target.ts';
import { dialledOf, windowOf } from './rule-of-record.ts';

const clock = z.optional(z.string().check(z.overwrite(clockText), z.refine(isClock, 'clockTime')));
const typedNumber = text(1, 40);

const where = {
  name: 'where',
  step: 'rule',
  title: 'section.where',
  fields: {
    name: line('name', text(2, 60), { hint: 'nameHint' }),
    sipAccountId: select('account', text(1, 60), { options: ({ accounts }) => accounts }),
    scope: radio('scope', choice(backupScopes), { words: 'scopes', columns: 3 }),
    scopeNumber: phoneField('scopeNumber', typedNumber, {
      when: { field: 'scope', is: ['number'] },
      follows: true,
    }),
    scopeFrom: phoneField('scopeFrom', typedNumber, {
      hint: 'scopeRangeHint',
      when: { field: 'scope', is: ['range'] },
      follows: true,
    }),
    scopeTo: phoneField('scopeTo', typedNumber, { when: { field: 'scope', is: ['range'] }, follows: true }),
  },
} as const;

const what = {
  name: 'what',
  step: 'rule',
  title: 'section.what',
  fields: {
    trigger: select('trigger', choice(backupTriggers), { words: 'triggers' }),
    delaySeconds: numberField('delaySeconds', wholeNumber(5, 120), {
      hint: 'delayHint',
      when: { field: 'trigger', is: ['time'] },
      follows: true,
      inputMode: 'numeric',
    }),
    action: radio('action', choice(backupActions), { words: 'actions', columns: 2 }),
    targetNumber: phoneField('targetNumber', typedNumber, {
      hint: 'targetHint',
      when: { field: 'action', is: ['forward'] },
      follows: true,
    }),
    clipMode: select('clipMode', choice(clipModes), { words: 'clipModes', when: { field: 'action', is: ['forward'] } }),
    priority: numberField('priority', wholeNumber(1, 99), { hint: 'priorityHint', inputMode: 'numeric' }),
  },
} as const;

const validity = {
  name: 'validity',
  step: 'rule',
  title: 'section.validity',
  hint: 'section.validityHint',
  fields: {
    validFrom: date('validFrom', z.optional(day)),
    validFromTime: line('validFromTime', clock, { beside: 'longShort' }),
    validTo: date('validTo', z.optional(day)),
    validToTime: line('validToTime', clock, { beside: 'longShort' }),
  },
} as const;

const textOf = (values: Values, name: string) => String(values[name] ?? '');

const rangeEnds = ['scopeFrom', 'scopeTo'] as const;
const validEnds = ['validFrom', 'validTo'] as const;

/** Checks the numbers of a scope, with any holder: they must be real, and two of the same block must be in order. */
function scopeFaults(values: Values): RuleFault[] {
  if (values['scope'] === 'number')
    return isUnset(values['scopeNumber']) || dialledOf(textOf(values, 'scopeNumber'))
      ? []
      : [{ path: 'scopeNumber', key: 'phone' }];
  if (values['scope'] !== 'range') return [];
  const filledEnds = rangeEnds.filter((name) => !isUnset(values[name]));
  const unreadable = filledEnds.filter((name) => !dialledOf(textOf(values, name)));
  if (unreadable.length > 0) return unreadable.map((path) => ({ path, key: 'phone' }));
  if (filledEnds.length < 2) return [];
  const [from = '', to = ''] = filledEnds.map((name) => dialledOf(textOf(values, name)));
  if (from.length !== to.length) return [{ path: 'scopeTo', key: 'backupRangeLength' }];
  if (from < to) return [];
  return [{ path: 'scopeTo', key: 'backupRangeOrder' }];
}

function targetFaults(values: Values): RuleFault[] {
  if (values['action'] !== 'forward' || isUnset(values['targetNumber'])) return [];
  const key = targetFault(textOf(values, 'targetNumber'));
  return key ? [{ path: 'targetNumber', key }] : [];
}

function validityFaults(values: Values): RuleFault[] {
  const lacking = validEnds.filter((name) => isUnset(values[name]) && !isUnset(values[`${name}Time`]));
  if (lacking.length > 0) return lacking.map((path) => ({ path, key: 'required' }));
  const { from, to } = windowOf(values);
  if (from < to) return [];
  return [{ path: 'validTo', key: 'backupValidity' }];
}

/** `docs/domain/backup-routing.md`. */
export const backupForm = defineForm({
  sections: [where, what, validity],
  rules: [scopeFaults, targetFaults, validityFaults],
});
export const backupContract = contractOf(backupForm);
export type BackupFields = z.output<ContractOf<typeof backupForm>>;

/** What a new rule begins with. */
export const backupDefaults = {
  scope: 'trunk',
  trigger: 'unreachable',
  delaySeconds: '20',
  action: 'forward',
  clipMode: 'caller',
  priority: '50',
} as const;
