import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

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
export const backupData = z.looseObject(backupHead);
export type BackupData = z.infer<typeof backupData>;

/** On or off; a change of the rule itself is an update. */
export const switchBackup = actionOf('switch', { active: z.boolean() });
/** The rule stays on even after a reminder. */
export const keepBackup = actionOf('keep');

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
/** `active` is `true` or `false`. */
export const backupColumns = {
  name: 'value1',
  active: 'value2',
  sipUser: 'value3',
  targetNumber: 'value4',
  accountId: 'value5',
  trigger: 'value6',
  validTo: 'value7',
  priority: 'value8',
  customerId: 'value9',
} as const satisfies ColumnMap;

/** A rule in a list. */
export const backupRow = rowOf(backupColumns, {
  id: z.string(),
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
});
export type BackupRow = z.infer<typeof backupRow>;

export const backupRecord = recordOf(backupColumns, backupData);
export type BackupRecord = z.infer<typeof backupRecord>;
