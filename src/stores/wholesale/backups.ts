import { ApiError } from '#api/api-error.ts';
import { backupCalls, listAccountChoices, simulateBackup } from '#api/wholesale/backups.ts';
import type { BackupSimulation, CallFailure } from '#contract/wholesale/backup-rule.ts';
import { backupList } from '#domain/wholesale/backup-routing/backup-list.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { announceChange } from '../data/record-changes.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'backups';

/** The backup rules of the selected foundation. */
export const backups = recordList({ name, rules: backupList, calls: backupCalls });
export const backupStore = recordDetail({ name, calls: backupCalls });

/** `id` names a rule, `edit=1` opens it in its form, `create=1` the form of a new one. */
export const backupAddress = queryStore({ id: '', edit: '', create: '' });

/** The active accounts that a rule can be for. */
export const sipAccountChoices = ownedLoader('sip-account-choices', ({ trid }) => listAccountChoices(trid));

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** Once per idempotency key; the address then names the new rule. Throws ApiError. */
export async function createBackup(body: Record<string, unknown>, idempotencyKey: string): Promise<void> {
  const { id } = await backupCalls.create(present().trid, body, idempotencyKey);
  announceChange(name, id);
  backupAddress.set({ id, create: '' }, 'replace');
}

/** Switches a rule of the list. Throws ApiError. */
export async function switchBackup({ id, version }: { id: string; version: number }, active: boolean): Promise<void> {
  await backupCalls.act(present().trid, id, { _action: 'switch', active, version }, crypto.randomUUID());
  announceChange(name, id);
  await backups.reload();
}

/** Throws ApiError. */
export const dryRun = (call: {
  sipAccountId: string;
  number: string;
  failure: CallFailure;
  rule?: string;
}): Promise<BackupSimulation> => simulateBackup(present().trid, call);
