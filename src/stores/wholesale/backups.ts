import { ApiError } from '#api/api-error.ts';
import { listAccountChoices, simulateBackup } from '#api/wholesale/backups.ts';
import { type BackupSimulation, backupRule, type CallFailure } from '#contract/wholesale/backup-rule.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { announceChange } from '../data/record-changes.ts';
import { recordStores } from '../data/record-stores.ts';
import { $dataScope } from '../session/data-scope.ts';

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
  const { id } = await recordStores(backupRule).calls.create(present().trid, body, idempotencyKey);
  announceChange(backupRule.name, id);
  backupAddress.set({ id, create: '' }, 'replace');
}

/** Switches a rule of the list. Throws ApiError. */
export async function switchBackup({ id, version }: { id: string; version: number }, active: boolean): Promise<void> {
  const { calls, list } = recordStores(backupRule);
  await calls.act(present().trid, id, { _action: 'switch', active, version }, crypto.randomUUID());
  announceChange(backupRule.name, id);
  await list.reload();
}

/** Throws ApiError. */
export const dryRun = (call: {
  sipAccountId: string;
  number: string;
  failure: CallFailure;
  rule?: string;
}): Promise<BackupSimulation> => simulateBackup(present().trid, call);
