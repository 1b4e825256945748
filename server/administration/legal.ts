import type { LegalAction, LegalName, LegalOverview, LegalVersion } from '#contract/brand/legal.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { textsOfDraft } from '#domain/legal/legal-draft.ts';
import { shippedLegal } from '#server/brand/shipped-legal.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { usersByKind } from '#server/queries/administration/terms-overview.ts';
import {
  changeLegal,
  deleteLegal,
  insertLegal,
  type LegalRow,
  listLegalTexts,
  lockDraft,
  termsOfVersion,
} from '#server/queries/brand/legal-texts.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { otherAdministrators, waitingApprovals } from './brand.ts';

/** How a version is signed that the command line made. */
const operator = 'CLI';

/** All versions of the legal texts, and how many users new terms would reach. */
export async function legalOf(
  { db, clock, config }: Pick<AdministrationServices, 'db' | 'clock' | 'config'>,
  by: Administrator,
): Promise<LegalOverview> {
  const now = clock();
  const [rows, waiting, others, reach] = await Promise.all([
    listLegalTexts(db),
    waitingApprovals(db, 'terms', now),
    otherAdministrators(db, by),
    usersByKind(db),
  ]);
  const versions = rows.map(({ text, preparedBy, releasedBy }): LegalVersion => {
    const { id, name, validFrom, version, texts, modified, released } = text;
    const approval = waiting.get(id);
    return {
      ...{ id, name, validFrom, version, texts, modified, preparedBy: preparedBy ?? operator },
      stage: released !== null ? 'released' : approval === undefined ? 'preparing' : 'waiting',
      ...(text.audience && { audience: text.audience }),
      ...(released !== null && { released, releasedBy: releasedBy ?? operator }),
      ...(approval !== undefined && { approval }),
    };
  });
  return { today: berlinDay(now), versions, shipped: { ...shippedLegal(config) }, others, reach };
}

const subjectOf = (name: LegalName, validFrom: string) => `${name} (${formatCalendarDay(validFrom, 'de')})`;

/** Terms count from a day that no other version has, after the one that shipped; a page text may count from today on. */
async function checkDay(tx: Tx, services: AdministrationServices, name: LegalName, day: string, ownId?: string) {
  if (day < berlinDay(services.clock())) throw invalidFields({ validFrom: 'notInPast' });
  if (name !== 'terms') return;
  const taken = await termsOfVersion(tx, day);
  if (day <= services.config.termsVersion || (taken && taken.id !== ownId))
    throw invalidFields({ validFrom: 'termsDayTaken' });
}

interface At {
  readonly tx: Tx;
  readonly services: AdministrationServices;
  readonly by: Administrator;
  readonly name: LegalName;
  readonly draft: LegalRow | undefined;
}
type Act<A extends LegalAction['_action']> = (
  at: At,
  action: Extract<LegalAction, { _action: A }>,
) => Promise<{ subject: string; before: string; after: string } | undefined>;

const save: Act<'save'> = async ({ tx, services, by, name, draft }, { version, _action, ...typed }) => {
  const now = services.clock();
  await checkDay(tx, services, name, typed.validFrom, draft?.id);
  const { validFrom } = typed;
  const texts = textsOfDraft(typed);
  if (texts.de.changes.length !== texts.en.changes.length) throw invalidFields({ changesEn: 'sameLines' });
  if (name === 'terms' && texts.de.changes.length === 0) throw invalidFields({ changesDe: 'required' });
  const audience = name === 'terms' ? (typed.audience ?? 'all') : null;
  const row = { validFrom, texts, audience, preparedBy: by.id, modified: now };
  if (draft) await changeLegal(tx, draft.id, { ...row, version: version + 1 });
  else if (!(await insertLegal(tx, { id: uuidv7(now), name, ...row })))
    throw invalidFields({ validFrom: 'termsDayTaken' });
  await auditAct(tx, now, by, {
    act: draft ? 'legal.change' : 'legal.create',
    subject: subjectOf(name, validFrom),
    ...(audience && { after: audience }),
  });
  return undefined;
};

const publish: Act<'publish'> = async ({ tx, services, by, name, draft }) => {
  if (!draft) throw notFound();
  const now = services.clock();
  const today = berlinDay(now);
  const subject = subjectOf(name, draft.validFrom);
  if (name === 'terms') {
    if (draft.validFrom < today) throw new AdministrationFault('legalDayOver');
    return { subject: draft.id, before: String(draft.version), after: formatCalendarDay(draft.validFrom, 'de') };
  }
  const validFrom = draft.validFrom < today ? today : draft.validFrom;
  await changeLegal(tx, draft.id, { validFrom, released: now, releasedBy: by.id });
  await auditAct(tx, now, by, { act: 'legal.publish', subject });
  return undefined;
};

const discard: Act<'discard'> = async ({ tx, services, by, name, draft }) => {
  if (!draft) throw notFound();
  await deleteLegal(tx, draft.id);
  await auditAct(tx, services.clock(), by, { act: 'legal.discard', subject: subjectOf(name, draft.validFrom) });
  return undefined;
};

const acts = { save, publish, discard };

/** Prepares a version of a legal text, publishes it, or discards it; terms are published by a second administrator. */
export async function actOnLegal(
  services: AdministrationServices,
  by: Administrator,
  name: LegalName,
  action: LegalAction,
): Promise<void> {
  const prepared = await services.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, name);
    if ((draft?.version ?? 0) !== action.version) throw new AdministrationFault('changedMeanwhile');
    if (draft && (await waitingApprovals(tx, 'terms', services.clock())).has(draft.id))
      throw new AdministrationFault('legalWaits');
    return (acts[action._action] as Act<LegalAction['_action']>)({ tx, services, by, name, draft }, action);
  });
  if (prepared) await prepareApproval(services, by, { kind: 'terms', ...prepared, reason: '' });
}
