import type { AccessEvidence, ChangedSignInRules, SignInRulesAnswer } from '#contract/integrations/sign-in-rules.ts';
import { ruleState } from '#domain/access/sign-in-rules.ts';
import { appendAudit, appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { ApiError, invalidFields } from '#server/core/errors.ts';
import { accessOfUsers } from '#server/queries/administration/organisations.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { accessEvents, changeRules, countMembers, rulesOfFoundation } from '#server/queries/session/sign-in-rules.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { isInNetworks } from '#server/session/networks.ts';
import { checkGiver, confirm, type KeyServices, rolesOf } from './key-giver.ts';

const changedMeanwhile = () =>
  new ApiError(409, 'Diese Regeln hat inzwischen jemand anderes geändert. Bitte sehen Sie sich den neuen Stand an.');

/** Throws 403 for those who do not administer the organisation. */
export async function readSignInRules(
  { db }: KeyServices,
  acting: ActingFor,
  address: string,
): Promise<SignInRulesAnswer> {
  checkGiver(acting);
  const { trid } = acting.foundation;
  const rules = await rulesOfFoundation(db, trid);
  const { networks, sessionHours } = rules;
  const limits = { networks: [...networks], ...(sessionHours !== undefined && { sessionHours }) };
  return { ...limits, state: ruleState(rules), address, users: await countMembers(db, trid) };
}

/** Takes effect for running sessions too. Throws 400 where the caller would be shut out, 409 where the rules are others by now. */
export async function changeSignInRules(
  services: KeyServices,
  acting: ActingFor,
  { networks, sessionHours, state, password }: ChangedSignInRules,
  address: string,
): Promise<SignInRulesAnswer> {
  checkGiver(acting);
  if (!isInNetworks(address, networks)) throw invalidFields({ networks: `ownAddressOutside:${address}` });
  await confirm(services, acting, password);
  const { trid } = acting.foundation;
  const rules = { networks, sessionHours };
  await services.db.transaction(async (tx) => {
    const before = await rulesOfFoundation(tx, trid, true);
    if (ruleState(before) !== state) throw changedMeanwhile();
    await changeRules(tx, trid, rules);
    const by = { id: acting.user.id, name: userName(acting.user) };
    const text = `signInRules ${ruleState(before)} → ${ruleState(rules)}`;
    await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text }]);
  });
  return readSignInRules(services, acting, address);
}

const evidenceKinds = ['login', 'loginRefused', 'password', 'rights', 'apiKey'] as const;
type EvidenceKind = (typeof evidenceKinds)[number];

/** Who can sign in and what happened around sign-ins and rights; reading it is an entry of the audit log. */
export async function readAccessEvidence(
  services: KeyServices,
  acting: ActingFor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<AccessEvidence> {
  checkGiver(acting);
  const { db, clock } = services;
  const { trid, reviewed, reviewedBy } = acting.foundation;
  const now = clock();
  const [members, access, events] = await Promise.all([
    usersOf(db, trid),
    accessOfUsers(db, trid, now),
    accessEvents(db, { trid, from, to }),
  ]);
  const accessById = new Map(access.map((one) => [one.id, one]));
  const by = { id: acting.user.id, name: userName(acting.user) };
  await appendAudit(services, { kind: 'download', by, trid, text: 'accessEvidence' });
  return {
    made: now,
    ...(reviewed !== null && { reviewed }),
    ...(reviewedBy !== null && { reviewedBy }),
    users: members.map((member) => ({
      name: member.displayName,
      userId: userName(member),
      rights: [...rolesOf(member)],
      isDisabled: member.disabled,
      factors: accessById.get(member.id)?.factors ?? [],
      sessions: accessById.get(member.id)?.sessions ?? 0,
      ...(member.lastActive !== null && { lastActive: member.lastActive }),
    })),
    events: events.map(({ time, kind, actor, text, address }) => ({
      ...{ time, kind: kind as EvidenceKind },
      ...(actor !== null && { name: actor }),
      ...(text !== null && { detail: text }),
      ...(address !== null && { address }),
    })),
  };
}
