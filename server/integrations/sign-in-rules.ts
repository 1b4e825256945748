import { createHash } from 'node:crypto';
import type {
  AccessEvidence,
  AccessReview,
  ChangedSignInRules,
  SignInRulesAnswer,
} from '#contract/integrations/sign-in-rules.ts';
import { factorDemandFault, ruleState } from '#domain/access/sign-in-rules.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { mailFactorDemand } from '#server/administration/factor-demand.ts';
import { appendAudit, appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { ApiError, invalidFields } from '#server/core/errors.ts';
import { accessOfUsers } from '#server/queries/administration/organisations.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import {
  accessEvents,
  changeRules,
  demandFactorOfOwn,
  markReviewed,
  rulesOfFoundation,
} from '#server/queries/session/sign-in-rules.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { isInNetworks } from '#server/session/networks.ts';
import { checkGiver, confirm, type KeyServices, rolesOf } from './key-giver.ts';

const changedMeanwhile = () =>
  new ApiError(409, 'Diese Regeln hat inzwischen jemand anderes geändert. Bitte sehen Sie sich den neuen Stand an.');

const rightsChangedMeanwhile = () =>
  new ApiError(409, 'Benutzer oder Rechte haben sich inzwischen geändert. Bitte sehen Sie sich den neuen Stand an.');

/** Who can act for an organisation, with second factors and running sessions. */
async function membersOf({ db, clock }: KeyServices, trid: string) {
  const [members, access] = await Promise.all([usersOf(db, trid), accessOfUsers(db, trid, clock())]);
  const accessById = new Map(access.map((one) => [one.id, one]));
  return members.map((member) => {
    const { factors = [], sessions = 0 } = accessById.get(member.id) ?? {};
    return { ...member, factors, sessions };
  });
}
type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** As the review and the evidence name a member. */
const personOf = (member: Member) => ({
  name: member.displayName,
  userId: userName(member),
  rights: [...new Set(rolesOf(member))],
  isDisabled: member.disabled,
  ...(member.lastActive !== null && { lastActive: member.lastActive }),
});

/** Throws 403 for those who do not administer the organisation. */
export async function readSignInRules(
  services: KeyServices,
  acting: ActingFor,
  address: string,
): Promise<SignInRulesAnswer> {
  checkGiver(acting);
  const { trid, reviewed, reviewedBy } = acting.foundation;
  const [rules, members] = await Promise.all([rulesOfFoundation(services.db, trid), membersOf(services, trid)]);
  const { networks, sessionHours, factorFrom, isFactorOfOperator } = rules;
  const unsecured = members.filter(({ disabled, factors }) => !disabled && factors.length === 0);
  return {
    networks: [...networks],
    ...(sessionHours !== undefined && { sessionHours }),
    ...(factorFrom !== undefined && { factorFrom }),
    isFactorOfOperator,
    withoutFactor: unsecured.map(({ displayName }) => displayName),
    ...(reviewed !== null && { reviewed }),
    ...(reviewedBy !== null && { reviewedBy }),
    ...{ state: ruleState(rules), address, users: members.length },
  };
}

/** Takes effect for running sessions too. Throws 400 where the caller would be shut out, 409 where the rules are others by now. */
export async function changeSignInRules(
  services: KeyServices,
  acting: ActingFor,
  { networks, sessionHours, factorFrom, state, password }: ChangedSignInRules,
  address: string,
): Promise<SignInRulesAnswer> {
  checkGiver(acting);
  if (!isInNetworks(address, networks)) throw invalidFields({ networks: `ownAddressOutside:${address}` });
  await confirm(services, acting, password);
  const { trid, title } = acting.foundation;
  const rules = { networks, sessionHours, factorFrom };
  await services.db.transaction(async (tx) => {
    const before = await rulesOfFoundation(tx, trid, true);
    if (ruleState(before) !== state) throw changedMeanwhile();
    const fault = factorDemandFault(before, factorFrom, berlinDay(services.clock()));
    if (fault) throw invalidFields({ factorFrom: fault });
    await changeRules(tx, trid, rules);
    if (factorFrom !== before.factorFrom) {
      await demandFactorOfOwn(tx, trid, factorFrom);
      if (factorFrom) await mailFactorDemand(tx, services, acting.user, { trid, title, factorFrom });
    }
    const by = { id: acting.user.id, name: userName(acting.user) };
    const text = `signInRules ${ruleState(before)} → ${ruleState(rules)}`;
    await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text }]);
  });
  services.sendMails();
  return readSignInRules(services, acting, address);
}

/** Who may do what, for those who administer the organisation. */
export async function readAccessReview(services: KeyServices, acting: ActingFor): Promise<AccessReview> {
  checkGiver(acting);
  const members = await membersOf(services, acting.foundation.trid);
  const users = members.map((member) => ({ ...personOf(member), hasFactor: member.factors.length > 0 }));
  const subject = users.map(({ userId, rights, isDisabled }) => [userId, [...rights].sort(), isDisabled]).sort();
  return { users, state: createHash('sha256').update(JSON.stringify(subject)).digest('base64url') };
}

/** Throws 409 where users or rights are others than those that were read. */
export async function confirmAccess(services: KeyServices, acting: ActingFor, state: string): Promise<AccessReview> {
  const review = await readAccessReview(services, acting);
  if (review.state !== state) throw rightsChangedMeanwhile();
  const { trid } = acting.foundation;
  const by = { id: acting.user.id, name: userName(acting.user) };
  await services.db.transaction(async (tx) => {
    await markReviewed(tx, trid, services.clock(), acting.user.displayName);
    const text = `accessReview ${review.users.length}`;
    await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by, trid, text }]);
  });
  return review;
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
  const [members, events] = await Promise.all([membersOf(services, trid), accessEvents(db, { trid, from, to })]);
  const by = { id: acting.user.id, name: userName(acting.user) };
  await appendAudit(services, { kind: 'download', by, trid, text: 'accessEvidence' });
  return {
    made: now,
    ...(reviewed !== null && { reviewed }),
    ...(reviewedBy !== null && { reviewedBy }),
    users: members.map((member) => {
      const { factors, sessions } = member;
      return { ...personOf(member), factors, sessions };
    }),
    events: events.map(({ time, kind, actor, text, address }) => ({
      ...{ time, kind: kind as EvidenceKind },
      ...(actor !== null && { name: actor }),
      ...(text !== null && { detail: text }),
      ...(address !== null && { address }),
    })),
  };
}
