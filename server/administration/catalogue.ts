import type { CatalogueOverview, CatalogueState, StateAction } from '#contract/catalogue/state.ts';
import { entryDifferences } from '#domain/catalogue/entry-differences.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { stateFaults } from '#domain/catalogue/state-faults.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { listAdministrators } from '#server/queries/administration/administrators.ts';
import {
  changeState,
  deleteState,
  insertState,
  listStates,
  lockState,
  type StateRow,
} from '#server/queries/catalogue/states.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { entryBefore, faultsOf, refuseWaiting, stageOf, subjectOf, waitingApprovals } from './catalogue-release.ts';

/** How a state is signed that the command line made. */
const operator = 'CLI';

/** All states with their changes, and who may release. */
export async function catalogueOf(
  { db, clock }: Pick<AdministrationServices, 'db' | 'clock'>,
  by: Administrator,
): Promise<CatalogueOverview> {
  const today = berlinDay(clock());
  const [rows, approvals, administrators] = await Promise.all([
    listStates(db),
    waitingApprovals(db, clock()),
    listAdministrators(db),
  ]);
  const chain = rows.map(({ state }) => ({ ...state, stage: stageOf(state, approvals) }));
  const states = rows.map(({ state, preparedBy, releasedBy }): CatalogueState => {
    const approval = approvals.get(state.id);
    const { id, name, validFrom, version, entries, modified } = state;
    const stage = stageOf(state, approvals);
    return {
      ...{ id, name, validFrom, version, entries, modified, preparedBy: preparedBy ?? operator },
      stage,
      faults: stage === 'released' ? [] : stateFaults({ ...state, stage }, today, chain),
      ...(releasedBy !== null && { releasedBy }),
      ...(approval !== undefined && { approval }),
    };
  });
  const others = administrators.filter(({ id, isAdministrator }) => isAdministrator && id !== by.id);
  return { today, states, others: others.map(({ name }) => name) };
}

export async function createState(
  { db, clock }: AdministrationServices,
  by: Administrator,
  { name, validFrom }: { name: string; validFrom: string },
): Promise<void> {
  const now = clock();
  if (validFrom <= berlinDay(now)) throw invalidFields({ validFrom: 'notInPast' });
  await db.transaction(async (tx) => {
    const row = { id: uuidv7(now), name, validFrom, preparedBy: by.id, modified: now };
    if (!(await insertState(tx, row))) throw invalidFields({ validFrom: 'catalogueDayTaken' });
    await auditAct(tx, now, by, { act: 'catalogue.create', subject: `${name} (${validFrom})` });
  });
}

type Acts = {
  readonly [A in StateAction['_action']]: (
    at: {
      readonly tx: Tx;
      readonly services: AdministrationServices;
      readonly by: Administrator;
      readonly state: StateRow;
    },
    action: Extract<StateAction, { _action: A }>,
  ) => Promise<void>;
};

async function change(tx: Tx, { id, version }: StateRow, values: Parameters<typeof changeState>[3]): Promise<void> {
  if (!(await changeState(tx, id, version, values))) throw new AdministrationFault('changedMeanwhile');
}

const acts: Acts = {
  rename: async ({ tx, services, by, state }, { name, validFrom }) => {
    const now = services.clock();
    if (validFrom <= berlinDay(now)) throw invalidFields({ validFrom: 'notInPast' });
    if ((await listStates(tx)).some((one) => one.state.validFrom === validFrom && one.state.id !== state.id))
      throw invalidFields({ validFrom: 'catalogueDayTaken' });
    await change(tx, state, { name, validFrom, modified: now });
    await auditAct(tx, now, by, {
      act: 'catalogue.rename',
      subject: subjectOf(state),
      before: subjectOf(state),
      after: `${name} (${validFrom})`,
    });
  },
  put: async ({ tx, services, by, state }, { entry }) => {
    const now = services.clock();
    const before = await entryBefore(tx, state, entryId(entry), now);
    const entries = [...state.entries.filter((one) => entryId(one) !== entryId(entry)), entry];
    await change(tx, state, { entries, modified: now });
    await auditAct(tx, services.clock(), by, {
      act: 'catalogue.put',
      subject: `${subjectOf(state)}, ${entryId(entry)}`,
      ...entryDifferences(before, entry),
    });
  },
  remove: async ({ tx, services, by, state }, { entry }) => {
    const before = state.entries.find((one) => entryId(one) === entry);
    if (!before) throw notFound();
    const now = services.clock();
    const entries = state.entries.filter((one) => one !== before);
    await change(tx, state, { entries, modified: now });
    await auditAct(tx, now, by, {
      act: 'catalogue.remove',
      subject: `${subjectOf(state)}, ${entry}`,
      ...entryDifferences(before, await entryBefore(tx, { ...state, entries }, entry, now)),
    });
  },
  // The approval is prepared in a transaction of its own, after the faults were looked at.
  submit: async ({ tx, services, state }) => {
    if ((await faultsOf(tx, state, services.clock())).length > 0) throw new AdministrationFault('catalogueFaults');
  },
  takeBack: async ({ tx, services, by, state }) => {
    if (state.validFrom <= berlinDay(services.clock())) throw new AdministrationFault('catalogueCounts');
    await change(tx, state, { released: null, releasedBy: null, modified: services.clock() });
    await auditAct(tx, services.clock(), by, {
      act: 'catalogue.takeBack',
      subject: subjectOf(state),
      before: 'released',
      after: 'preparing',
    });
  },
  discard: async ({ tx, services, by, state }) => {
    await deleteState(tx, state.id);
    await auditAct(tx, services.clock(), by, {
      act: 'catalogue.discard',
      subject: subjectOf(state),
      before: `${state.entries.length} changes`,
    });
  },
};

/** Changes a state that is prepared, submits it to a second administrator, or takes a released one back until it counts. */
export async function actOnState(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  action: StateAction,
): Promise<void> {
  const subject = await services.db.transaction(async (tx) => {
    const state = await lockState(tx, id);
    if (!state) throw notFound();
    if (state.version !== action.version) throw new AdministrationFault('changedMeanwhile');
    if ((state.released !== null) !== (action._action === 'takeBack'))
      throw new AdministrationFault('catalogueReleased');
    await refuseWaiting(tx, id, services.clock());
    await (acts[action._action] as (at: Parameters<Acts['put']>[0], action: StateAction) => Promise<void>)(
      { tx, services, by, state },
      action,
    );
    return { before: String(state.version), after: subjectOf(state) };
  });
  if (action._action !== 'submit') return;
  await prepareApproval(services, by, { kind: 'catalogue', subject: id, ...subject, reason: '' });
}
