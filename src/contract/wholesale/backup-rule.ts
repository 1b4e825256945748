import * as z from 'zod/mini';
import { text, time } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';

export const backupScopes = ['trunk', 'number', 'range'] as const;
export const backupTriggers = ['always', 'unreachable', 'busy', 'time'] as const;
export const backupActions = ['forward', 'voicemail'] as const;
export const clipModes = ['caller', 'main'] as const;

/** What is stored of a rule beside the fields of its form, which stand flat next to these. */
export const backupHead = {
  sipAccountId: z.string(),
  sipUser: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  active: z.boolean(),
  /** Absent while it is on and waits for the begin of its validity. */
  activeSince: z.optional(time),
  /** When it was last said that it is still on. */
  remindedAt: z.optional(time),
  /** When a user last confirmed that it is still needed. */
  keptAt: z.optional(time),
  /** Where news reach who switched it on. */
  notify: z.optional(z.string()),
} as const;
const backupData = z.looseObject(backupHead);
export type BackupData = z.infer<typeof backupData>;

export const callFailures = ['unreachable', 'busy', 'noAnswer'] as const;
export type CallFailure = (typeof callFailures)[number];
/** A simulated call. */
export const simulatedCall = z.strictObject({
  sipAccountId: text(1, 60),
  number: text(1, 40),
  failure: z.enum(callFailures, 'choose'),
});
/** `rule` counts as switched on and valid now, so that it can be tried before it is. */
export const backupSimulationRequest = z.extend(simulatedCall, { rule: z.optional(text(1, 60)) });

const simulationStepKinds = [
  'arrives',
  ...callFailures,
  'answered',
  'forwarded',
  'voicemail',
  'outside',
  'ended',
  'tooMany',
] as const;
export type SimulationStepKind = (typeof simulationStepKinds)[number];
/** What happens to the call, one thing after the other; `after` counts seconds from its begin. */
const simulationStep = z.object({
  kind: z.enum(simulationStepKinds),
  /** The user name of the account that the call is at. */
  account: z.optional(z.string()),
  rule: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** E.164: the number that is called, or that the call is sent on to. */
  target: z.optional(z.string()),
  after: z.number(),
  text: z.string(),
});
export type SimulationStep = z.infer<typeof simulationStep>;
export const backupSimulation = z.object({ steps: z.array(simulationStep) });
export type BackupSimulation = z.infer<typeof backupSimulation>;

const value = z.optional(z.string());
/** `docs/domain/backup-routing.md`: the rules of an account stand together; a form says their fields. */
export const backupRule = defineContract('ws.backup', {
  name: 'backups',
  /** `active` is `true` or `false`. */
  columns: {
    name: 'value1',
    active: 'value2',
    sipUser: 'value3',
    targetNumber: 'value4',
    accountId: 'value5',
    trigger: 'value6',
    validTo: 'value7',
    priority: 'value8',
    customerId: 'value9',
  },
  row: {
    name: z.string(),
    active: z.enum(['true', 'false']),
    sipUser: z.string(),
    targetNumber: value,
    accountId: z.string(),
    trigger: z.enum(backupTriggers),
    validTo: value,
    priority: value,
    customerId: value,
    version: z.number(),
    modified: time,
    data: backupData,
  },
  data: backupData,
  common: ['update'],
  actions: {
    /** On or off; a change of the rule itself is an update. */
    switch: actionOf('switch', { active: z.boolean() }),
    /** The rule stays on even after a reminder. */
    keep: actionOf('keep'),
    delete: actionOf('delete'),
  },
  list: {
    sorts: ['name', 'sipUser', 'targetNumber', 'trigger', 'validTo', 'priority', 'modified'],
    sort: 'sipUser',
    tabs: {
      name: 'active',
      field: 'active',
      values: ['true', 'false'],
      groups: { all: () => ['true', 'false'] },
      first: 'all',
    },
    filters: {
      trigger: { kind: 'oneOf', field: 'trigger', values: backupTriggers },
      account: { kind: 'code', field: 'accountId' },
      customer: { kind: 'code', field: 'customerId' },
    },
  },
});
export type BackupRow = RowOf<typeof backupRule>;
export type BackupRecord = RecordOf<typeof backupRule>;
