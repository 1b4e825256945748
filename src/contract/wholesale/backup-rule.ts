import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { recordOf } from '../record.ts';

export const backupScopes = ['trunk', 'number', 'range'] as const;
export const backupTriggers = ['always', 'unreachable', 'busy', 'time'] as const;
export const backupActions = ['forward', 'voicemail'] as const;

/** What is stored of a rule beside the fields of its form, which stand flat next to these. */
export const backupHead = {
  sipAccountId: z.string(),
  sipUser: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  active: z.boolean(),
  activeSince: z.optional(time),
} as const;
export const backupData = z.looseObject(backupHead);
export type BackupData = z.infer<typeof backupData>;

const value = z.optional(z.string());
/** A rule in a list. value1 name, value2 `true` where it is on, value3 SIP user name, value4 target number, value5 account's id, value6 trigger, value7 valid until, value8 priority, value9 customer id. */
export const backupRow = z.object({
  id: z.string(),
  value1: z.string(),
  value2: z.enum(['true', 'false']),
  value3: z.string(),
  value4: value,
  value5: z.string(),
  value6: z.enum(backupTriggers),
  value7: value,
  value8: value,
  value9: value,
  version: z.number(),
  modified: time,
});
export type BackupRow = z.infer<typeof backupRow>;

export const backupRecord = recordOf(backupData);
export type BackupRecord = z.infer<typeof backupRecord>;
