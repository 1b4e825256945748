import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { type BackupData, backupHead } from '#contract/wholesale/backup-rule.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { type BackupFields, backupContract, backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { targetFault } from '#domain/wholesale/backup-routing/call-target.ts';
import { badChain, chainText, clashOf } from '#domain/wholesale/backup-routing/routing-rule.ts';
import { ruleOf } from '#domain/wholesale/backup-routing/rule-of-record.ts';
import { ApiError, type FieldFaults, invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext, SeenRecord } from '#server/records/engine/definition/action.ts';
import { accountSeen, holderOf, linesFrom, rulesOf } from './routing-of.ts';

export type StoredBackup = BackupData & BackupFields;

const names = Object.keys(fieldsOf(backupForm));
const only = <T extends object>(data: T, keep: (name: string) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => keep(name))) as Partial<T>;
const backupFieldsOf = (data: object): BackupFields => only(data, (name) => names.includes(name)) as BackupFields;

/** As many rules of an account can be on together: one look finds them all. */
const maxActive = 40;

const phones = ['scopeNumber', 'scopeFrom', 'scopeTo', 'targetNumber'] as const;
/** Telephone numbers are kept in one notation. */
const plain = (fields: BackupFields): BackupFields => ({
  ...fields,
  ...Object.fromEntries(phones.flatMap((name) => (fields[name] ? [[name, normalisePhone(fields[name])]] : []))),
});

/** What of a rule's numbers is not as the account has them. */
async function numberFaults(fields: BackupFields, account: SeenRecord, at: ActionContext): Promise<FieldFaults> {
  const { first, last, target } = ruleOf({ id: '', data: fields });
  const faults: FieldFaults = {};
  if (fields.scope !== 'trunk' && first && last) {
    const [a, b] = [await holderOf(first, at), await holderOf(last, at)];
    const begin = fields.scope === 'number' ? 'scopeNumber' : 'scopeFrom';
    if (a?.sipAccountId !== account.id) faults[begin] = 'backupNotOfAccount';
    else if (b?.sipAccountId !== account.id) faults['scopeTo'] = 'backupNotOfAccount';
    else if (fields.scope === 'range' && (a.id !== b.id || a.range.kind !== 'block'))
      faults['scopeTo'] = 'backupOneBlock';
  }
  if (!target) return faults;
  const { barring } = account.data as SipData & { barring?: readonly string[] };
  const targetNumberFault = targetFault(fields.targetNumber ?? '', barring);
  if (targetNumberFault) faults['targetNumber'] = targetNumberFault;
  else if ((await holderOf(target, at))?.sipAccountId === account.id) faults['targetNumber'] = 'backupSameTrunk';
  return faults;
}

/** The account of a rule; a new rule needs one that is in use. */
async function accountOf({ sipAccountId }: BackupFields, at: ActionContext, isKnown: boolean): Promise<SeenRecord> {
  const account = /^[\w-]+$/.test(sipAccountId) ? await accountSeen(sipAccountId, at) : undefined;
  const { state } = (account?.data ?? {}) as Partial<SipData>;
  if (!account || (!isKnown && state !== 'active')) throw invalidFields({ sipAccountId: 'backupAccount' });
  return account;
}

/** The stored form of a rule with valid fields; throws the faults of invalid ones. */
export async function checkedBackup(
  data: BackupFields & Partial<BackupData>,
  at: ActionContext,
  before?: StoredBackup,
): Promise<StoredBackup> {
  const fields = backupFieldsOf(data);
  const parsedFields = backupContract.safeParse(fields);
  const faults: FieldFaults = {
    ...Object.fromEntries(ruleFaults(backupForm, fields, at).map(({ path, key }) => [path, key])),
    ...(parsedFields.success ? {} : fieldFaults(parsedFields.error.issues)),
  };
  if (Object.keys(faults).length > 0 || !parsedFields.success) throw invalidFields(faults);
  const account = await accountOf(fields, at, before?.sipAccountId === fields.sipAccountId);
  const more = await numberFaults(parsedFields.data, account, at);
  if (Object.keys(more).length > 0) throw invalidFields(more);
  const { sipUser, customerId, customerName } = account.data as SipData;
  const head = only(data, (name) => Object.hasOwn(backupHead, name));
  return switched(
    {
      ...head,
      ...plain(parsedFields.data),
      sipUser,
      customerId,
      customerName,
      active: data.active ?? false,
    } as StoredBackup,
    at,
  );
}

/** When it is on, and whether its time has begun. */
export function switched(data: StoredBackup, { now }: Pick<ActionContext, 'now'>): StoredBackup {
  const { activeSince, remindedAt, ...rest } = data;
  const { from } = ruleOf({ id: '', data }).valid;
  if (!data.active || from > now) return rest as StoredBackup;
  return { ...rest, activeSince: activeSince ?? now, ...(remindedAt !== undefined && { remindedAt }) } as StoredBackup;
}

/** A parameter of a message key. */
const withoutColons = (name: string) => name.replaceAll(':', ' ');

const conflict = (sentence: string, fields: FieldFaults) => new ApiError(409, sentence, { fields });

/** What holds among the rules that are on together. */
export async function checkExclusively(data: StoredBackup, at: ActionContext, id: string): Promise<void> {
  if (!data.active) return;
  const rule = ruleOf({ id, data });
  if (rule.valid.to <= at.now)
    throw conflict('Die Gültigkeit dieser Regel ist vorbei. Bitte ändern Sie sie, bevor Sie die Regel einschalten.', {
      validTo: 'backupOver',
    });
  const others = (await rulesOf(rule.accountId, at)).filter((other) => other.id !== id);
  const clash = clashOf(rule, others);
  if (clash)
    throw conflict(`Für diesen Geltungsbereich existiert bereits eine aktive Regel: „${clash.name}“.`, {
      scope: `backupTaken:${withoutColons(clash.name)}`,
    });
  if (others.length >= maxActive)
    throw conflict(`Je SIP-Account können höchstens ${maxActive} Regeln zugleich aktiv sein.`, {
      sipAccountId: `backupTooMany:${maxActive}`,
    });
  const lines = await linesFrom(at, { accountId: rule.accountId, targets: [rule.target] });
  const chain = badChain(rule, lines);
  if (chain)
    throw conflict(
      chain.isLoop
        ? `Diese Weiterleitung führt im Kreis: ${chainText(chain)}.`
        : `Diese Weiterleitung führt über mehr als fünf Stationen: ${chainText(chain)}.`,
      { targetNumber: `${chain.isLoop ? 'backupLoop' : 'backupLong'}:${withoutColons(chainText(chain))}` },
    );
}
