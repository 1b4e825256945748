import type { ApprovalKind } from '#contract/staff/approvals.ts';
import { isAdministrator, isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { userName } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { administrationRightMail } from '#server/mail/administration-mails.ts';
import type { ApprovalRow } from '#server/queries/administration/approvals.ts';
import { changeOrganisation, findOrganisation } from '#server/queries/administration/organisations.ts';
import { changeLegal, lockDraft } from '#server/queries/brand/legal-texts.ts';
import { lockState } from '#server/queries/catalogue/states.ts';
import { notify } from '#server/queries/me/notify.ts';
import { factorsOf } from '#server/queries/session/second-factors.ts';
import { findUser } from '#server/queries/session/users.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct, changeRoles } from './administrator.ts';
import { preparedLook, publishLook } from './brand-look.ts';
import { releaseState, subjectOf } from './catalogue-release.ts';
import { preparedMailText, publishMailText } from './mail-text-release.ts';
import { kindsOf, setKinds } from './organisation-kinds.ts';
import { personErasure, personExport, retention, retentionPeriod } from './retention-kinds.ts';
import { signOn } from './sign-on-kind.ts';
import { resetFactors } from './user-access.ts';

type Subject = Pick<ApprovalRow, 'subject' | 'before' | 'after' | 'reason'>;

interface KindRules {
  /** Throws where it cannot be done as things stand; answers how the audit log names the subject. */
  readonly check: (tx: Tx, subject: Subject) => Promise<string>;
  /** Does it, once a second person has released it. */
  readonly apply: (
    tx: Tx,
    services: AdministrationServices,
    subject: Subject & Pick<ApprovalRow, 'preparedBy'>,
    by: Administrator,
  ) => Promise<void>;
}

async function employeeWithoutRight(tx: Tx, { subject }: Subject) {
  const user = await findUser(tx, subject);
  if (!user) throw notFound();
  if (isAdministrator(user.roles)) throw new AdministrationFault('holdsAlready');
  if (!isEmployee(user.roles) || user.disabled) throw new AdministrationFault('notEmployee');
  return user;
}

const administration: KindRules = {
  check: async (tx, subject) => userName(await employeeWithoutRight(tx, subject)),
  apply: async (tx, { config, clock }, subject, by) => {
    const user = await employeeWithoutRight(tx, subject);
    await changeRoles(tx, user, [...user.roles, 'PORTAL_ADMIN']);
    const link = href('Approvals', 'de');
    const news = { recipient: user.email, by: by.displayName, link: config.publicBaseUrl + link };
    await notify(tx, administrationRightMail(news, true), { link }, clock());
  },
};

async function organisationNamed(tx: Tx, { subject }: Subject) {
  const row = await findOrganisation(tx, subject);
  if (!row) throw notFound();
  return row;
}

const lock: KindRules = {
  check: async (tx, subject) => {
    if (!(await organisationNamed(tx, subject)).active) throw new AdministrationFault('changedMeanwhile');
    return subject.subject;
  },
  apply: async (tx, { clock }, subject) => {
    const { version } = await organisationNamed(tx, subject);
    const change = { active: false, lockedSince: clock(), lockReason: subject.reason };
    if (!(await changeOrganisation(tx, subject.subject, version, change)))
      throw new AdministrationFault('changedMeanwhile');
  },
};

const kind: KindRules = {
  check: async (tx, subject) => {
    const { type } = await organisationNamed(tx, subject);
    if (kindsOf(type).join(', ') !== subject.before) throw new AdministrationFault('changedMeanwhile');
    return subject.subject;
  },
  apply: (tx, _services, { subject, after }) => setKinds(tx, subject, after.split(', ').filter(Boolean)),
};

async function administratorWithFactor(tx: Tx, { subject }: Subject) {
  const user = await findUser(tx, subject);
  if (!user) throw notFound();
  if ((await factorsOf(tx, subject)).length === 0) throw new AdministrationFault('noFactor');
  return user;
}

const factor: KindRules = {
  check: async (tx, subject) => userName(await administratorWithFactor(tx, subject)),
  apply: async (tx, services, subject) => {
    await resetFactors(tx, services, await administratorWithFactor(tx, subject));
  },
};

async function preparedState(tx: Tx, { subject, before }: Subject) {
  const state = await lockState(tx, subject);
  if (!state || state.released !== null || String(state.version) !== before)
    throw new AdministrationFault('changedMeanwhile');
  return state;
}

const catalogue: KindRules = {
  check: async (tx, subject) => {
    await preparedState(tx, subject);
    return subject.after;
  },
  apply: async (tx, { clock }, subject, by) => {
    const state = await preparedState(tx, subject);
    const merged = await releaseState(tx, state, { now: clock(), by: by.id });
    for (const { state: later, entries } of merged)
      await auditAct(tx, clock(), by, {
        act: 'catalogue.merge',
        subject: `${subjectOf(later)}, ${entries.join(', ')}`,
        after: subjectOf(state),
      });
  },
};

const brand: KindRules = {
  check: async (tx, subject) => (await preparedLook(tx, subject)).variant,
  apply: async (tx, { clock }, subject, by) => {
    const row = await preparedLook(tx, subject);
    await publishLook(tx, row, row.proposal, { by: row.proposedBy, releasedBy: by.id, at: clock() });
  },
};

const mail: KindRules = {
  check: async (tx, subject) => {
    await preparedMailText(tx, subject);
    return subject.after;
  },
  apply: async (tx, { clock }, subject, by) => publishMailText(tx, await preparedMailText(tx, subject), clock(), by.id),
};

const terms: KindRules = {
  check: async (tx, subject) => {
    const draft = await lockDraft(tx, 'terms');
    if (draft?.id !== subject.subject || String(draft.version) !== subject.before)
      throw new AdministrationFault('changedMeanwhile');
    return subject.after;
  },
  apply: async (tx, { clock }, subject, by) => {
    const draft = await lockDraft(tx, 'terms');
    if (!draft || draft.validFrom < berlinDay(clock())) throw new AdministrationFault('legalDayOver');
    await changeLegal(tx, subject.subject, { released: clock(), releasedBy: by.id });
  },
};

/** What needs two persons: a further kind is a row here. */
export const approvalRules: Readonly<Record<ApprovalKind, KindRules>> = {
  administration,
  lock,
  kind,
  factor,
  catalogue,
  brand,
  retentionPeriod,
  retention,
  personExport,
  personErasure,
  mail,
  terms,
  signOn,
};
