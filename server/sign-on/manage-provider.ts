import { randomUUID } from 'node:crypto';
import type { ProviderChange } from '#contract/integrations/sign-on.ts';
import { domainOf } from '#domain/integrations/sign-on/claims.ts';
import { isPublicDomain } from '#domain/integrations/sign-on/mail-domains.ts';
import { ApiError, type FieldFaults, invalidFields, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { deleteAttemptsAt } from '#server/queries/integrations/sign-on-attempts.ts';
import {
  deleteProvider,
  domainsOfOthers,
  insertProvider,
  lockProviderOf,
  type ProviderProposal,
  type ProviderRow,
  providerOf,
  updateProvider,
} from '#server/queries/integrations/sign-on-providers.ts';
import { bindingOf, forgetSubjects } from '#server/queries/integrations/sign-on-users.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import { checkOf } from './check-provider.ts';
import { administratorsOf, type ProviderOwner, tellOwner } from './provider-owner.ts';
import { sealSecret } from './provider-secrets.ts';
import type { SignOnServices } from './sign-on-services.ts';

export const changedMeanwhile = () =>
  new ApiError(
    409,
    'Die Anmeldung mit Firmenkonto wurde inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie, ob es noch stimmt.',
  );

/** Domains that an organisation may name: those of its administrators' addresses, but for public mail services. */
export async function ownDomains(services: SignOnServices, trid: string): Promise<string[]> {
  const domains = (await administratorsOf(services.db, trid)).map(({ email }) => domainOf(email));
  return [...new Set(domains)].filter((domain) => !isPublicDomain(domain)).sort();
}

/** Whether its setter has signed in by it, so that the switch shuts no one out. */
export async function isProvedBy(services: SignOnServices, row: ProviderRow | undefined, userId: string) {
  if (!row) return false;
  const binding = await bindingOf(services.db, { providerId: row.id, userId });
  return binding?.subject !== null && binding?.subject !== undefined;
}

async function domainFaults(
  services: SignOnServices,
  tx: Tx,
  { trid }: ProviderOwner,
  id: string,
  domains: readonly string[],
): Promise<FieldFaults> {
  if (trid !== undefined) {
    const own = await ownDomains(services, trid);
    if (domains.some((domain) => !own.includes(domain))) return { domains: 'signOnForeignDomain' };
  }
  const taken = await domainsOfOthers(tx, id);
  return domains.some((domain) => taken.has(domain)) ? { domains: 'signOnTakenDomain' } : {};
}

async function mappingFaults(
  { db }: SignOnServices,
  owner: ProviderOwner,
  { mapping }: ProviderChange,
  before: ProviderRow | undefined,
): Promise<FieldFaults> {
  const held = [...owner.roles, ...(before?.mapping.roles ?? []).map(({ role }) => role)];
  const faults: FieldFaults = {};
  mapping.roles.forEach(({ role }, at) => {
    if (!held.includes(role)) faults[`mapping.roles.${at}.role`] = 'rightNotHeld';
  });
  if (mapping.roles.length > 0 && mapping.rolesClaim === '') faults['mapping.rolesClaim'] = 'required';
  if (owner.trid !== undefined && mapping.organisations.length > 0) faults['mapping.organisationClaim'] = 'invalid';
  else if (mapping.organisations.length > 0 && mapping.organisationClaim === '')
    faults['mapping.organisationClaim'] = 'required';
  const trids = mapping.organisations.map(({ trid }) => trid);
  const titles = await titlesOfFoundations(db, trids);
  trids.forEach((trid, at) => {
    if (!titles.has(trid)) faults[`mapping.organisations.${at}.trid`] = 'organisationMissing';
  });
  return faults;
}

/** What is to count, with the secret of before where none was typed; of another client or issuer it must be typed. */
function proposalOf(
  { keys }: SignOnServices,
  id: string,
  change: ProviderChange,
  before: ProviderRow | undefined,
): ProviderProposal {
  const { secret, password: _password, reason: _reason, version: _version, ...settings } = change;
  const issuer = change.issuer.replace(/\/$/, '');
  const isSame = before?.issuer === issuer && before.clientId === change.clientId;
  if (secret === undefined && before && before.secret !== null && !isSame) throw invalidFields({ secret: 'required' });
  const sealed = secret === undefined ? (before?.secret ?? null) : secret === '' ? null : sealSecret(keys, id, secret);
  return { ...settings, issuer, secret: sealed };
}

const issuerFaults = {
  unreachable: 'webhookUnknownHost',
  blocked: 'webhookBlocked',
  port: 'webhookPort',
  https: 'webhookHttps',
  discovery: 'signOnNoProvider',
  issuer: 'signOnOtherIssuer',
  keys: 'signOnNoProvider',
  pkce: 'signOnNoPkce',
} as const;

/** What changes between two versions, without secrets. */
export function differenceOf(before: ProviderRow | undefined, after: ProviderProposal): string {
  const roles = after.mapping.roles.map(({ value, role }) => `${value}=${role}`);
  const switches = [
    ...(after.createsUsers ? ['createsUsers'] : []),
    ...(after.passwordOff ? ['passwordOff'] : []),
    ...(after.endsAtProvider ? ['endsAtProvider'] : []),
    ...(before && before.secret !== after.secret ? ['secret'] : []),
  ];
  return [after.issuer, after.clientId, ...after.domains, ...roles, ...switches].join(' ');
}

interface Checked {
  readonly id: string;
  readonly before: ProviderRow | undefined;
  readonly proposal: ProviderProposal;
}

/** All that can be wrong with what was typed, the connection to the provider included. */
async function check(services: SignOnServices, owner: ProviderOwner, change: ProviderChange): Promise<Checked> {
  const { db } = services;
  const before = await providerOf(db, owner.trid);
  if ((before?.version ?? 0) !== change.version) throw changedMeanwhile();
  const id = before?.id ?? randomUUID();
  const proposal = proposalOf(services, id, change, before);
  const isProved = before?.issuer === proposal.issuer && (await isProvedBy(services, before, owner.by.id));
  const faults = {
    ...(await mappingFaults(services, owner, change, before)),
    ...(await db.transaction((tx) => domainFaults(services, tx, owner, id, change.domains))),
    ...(change.createsUsers && change.domains.length === 0 && { domains: 'required' }),
    ...(change.passwordOff && !before?.passwordOff && !isProved && { passwordOff: 'signOnNotProved' }),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const fault = await checkOf(services, { ...proposal, id, trid: owner.trid ?? null, version: -1 });
  if (fault) throw invalidFields({ issuer: issuerFaults[fault] });
  return { id, before, proposal };
}

/** Takes over what was checked; accounts of another issuer are no longer those of before. */
export async function applyProposal(
  services: Pick<SignOnServices, 'clock'>,
  tx: Tx,
  row: Pick<ProviderRow, 'id' | 'issuer' | 'version'>,
  proposal: ProviderProposal,
  by: Pick<ProviderRow, 'authorId' | 'releaserId'>,
  checkedBy: string | null,
): Promise<void> {
  if (row.issuer !== proposal.issuer) await forgetSubjects(tx, row.id);
  await deleteAttemptsAt(tx, row.id);
  await updateProvider(tx, row.id, {
    ...{ ...proposal, ...by, isActive: true, proposal: null, version: row.version + 1 },
    ...(checkedBy !== null && { checked: services.clock(), checkedBy, checkFault: null }),
  });
}

/** Sets up or changes the provider of an organisation. */
export async function saveProvider(services: SignOnServices, owner: ProviderOwner, change: ProviderChange) {
  const { id, before, proposal } = await check(services, owner, change);
  await services.db.transaction(async (tx) => {
    const row = await lockedRow(services, tx, owner, { id, before, proposal });
    const faults = await domainFaults(services, tx, owner, id, change.domains);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    await applyProposal(services, tx, row, proposal, { authorId: owner.by.id, releaserId: null }, owner.by.displayName);
    const act = before ? 'changed' : 'setUp';
    const detail = differenceOf(before, proposal);
    await tellOwner(services, tx, owner, { act, name: proposal.name, detail, mail: act });
  });
  services.sendMails();
}

async function lockedRow(
  { clock }: SignOnServices,
  tx: Tx,
  owner: ProviderOwner,
  { id, before, proposal }: Checked,
): Promise<ProviderRow> {
  if (!before) {
    const added = { ...proposal, id, trid: owner.trid ?? null, isActive: false, created: clock(), version: 0 };
    if (!(await insertProvider(tx, added))) throw changedMeanwhile();
  }
  const row = await lockProviderOf(tx, owner.trid);
  if (!row || row.version !== (before?.version ?? 0)) throw changedMeanwhile();
  return row;
}

/** Keeps what another administrator is to release. */
export async function proposeProvider(
  services: SignOnServices,
  owner: ProviderOwner,
  change: ProviderChange,
  prepare: (prepared: { id: string; before: string; after: string }) => Promise<void>,
): Promise<void> {
  const checked = await check(services, owner, change);
  const { id, before, proposal } = checked;
  await services.db.transaction(async (tx) => {
    const row = await lockedRow(services, tx, owner, checked);
    await updateProvider(tx, id, { proposal, version: row.version });
  });
  await prepare({
    id,
    before: before?.isActive ? differenceOf(undefined, { ...before }) : '',
    after: differenceOf(before, proposal),
  });
}

/** Ends sign-on by the provider; passwords count again, sessions go on. */
export async function removeProvider(services: SignOnServices, owner: ProviderOwner): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockProviderOf(tx, owner.trid);
    if (!row) throw notFound();
    await deleteProvider(tx, row.id);
    await tellOwner(services, tx, owner, { act: 'removed', name: row.name, mail: 'removed' });
  });
  services.sendMails();
}
