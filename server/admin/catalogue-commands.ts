import * as z from 'zod/mini';
import { catalogueEntry } from '#contract/catalogue/entry.ts';
import { entryDifferences } from '#domain/catalogue/entry-differences.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { entryBefore, faultsOf, refuseWaiting, releaseState } from '../administration/catalogue-release.ts';
import { uuidv7 } from '../core/uuid.ts';
import { changeState, deleteState, insertState, listStates, lockState } from '../queries/catalogue/states.ts';
import { readDay } from './checks.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

const stateOf = async (services: AdminServices, day: string) =>
  (await listStates(services.db)).find(({ state }) => state.validFrom === readDay(day))?.state;

async function preparedOf(services: AdminServices, day: string) {
  const state = await stateOf(services, day);
  if (!state) throw new Refused(`there is no state of the catalogue for ${day}`);
  if (state.released !== null) throw new Refused(`the state for ${day} is released and is not changed`);
  return state;
}

const list: Command = {
  usage: 'catalogue list',
  does: 'lists the states of the catalogue: day, name, number of changes, released or prepared',
  reads: true,
  run: async ({ services }) =>
    (await listStates(services.db)).map(({ state: { validFrom, name, entries, released } }) =>
      [validFrom, name, entries.length, released === null ? 'prepared' : 'released'].join('\t'),
    ),
};

const show: Command = {
  usage: 'catalogue show <day>',
  does: 'prints the changes of a state, one JSON object for each',
  reads: true,
  async run({ services, operands: [day = ''] }) {
    const state = await stateOf(services, day);
    if (!state) throw new Refused(`there is no state of the catalogue for ${day}`);
    return state.entries.map((entry) => JSON.stringify(entry));
  },
};

function readEntry(json: string) {
  try {
    return catalogueEntry.parse(JSON.parse(json));
  } catch (error) {
    if (error instanceof z.core.$ZodError)
      throw new Refused(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    throw new Refused('this is no JSON');
  }
}

const put: Command = {
  usage: 'catalogue put <day> <json>',
  does: 'puts a change, as `catalogue show` prints it, into the state that is prepared for a day; makes the state where there is none',
  options: { name: 'name of a new state' },
  async run({ services, operands: [day = '', json = ''], options: { name = `Katalog ab ${day}` }, auditAs }) {
    const { db, clock } = services;
    const entry = readEntry(json);
    const now = clock();
    if (readDay(day) <= berlinDay(now)) throw new Refused('the day has to be one to come');
    if (!(await stateOf(services, day)))
      await db.transaction((tx) => insertState(tx, { id: uuidv7(now), name, validFrom: day, modified: now }));
    const { id } = await preparedOf(services, day);
    await db.transaction(async (tx) => {
      const state = await lockState(tx, id);
      if (!state || state.released !== null) throw new Refused(`the state for ${day} was released meanwhile`);
      await refuseWaiting(tx, id, now);
      const { before, after } = entryDifferences(await entryBefore(tx, state, entryId(entry), now), entry);
      auditAs(`catalogue put ${day} ${entryId(entry)} · ${before || '–'} → ${after}`);
      const entries = [...state.entries.filter((one) => entryId(one) !== entryId(entry)), entry];
      await changeState(tx, id, state.version, { entries, modified: now });
    });
    return [`Put ${entryId(entry)} into the state for ${day}.`];
  },
};

const release: Command = {
  usage: 'catalogue release <day>',
  does: 'releases a state without a second person; it counts from its day on',
  async run({ services, operands: [day = ''] }) {
    const { db, clock } = services;
    const state = await preparedOf(services, day);
    const merged = await db.transaction(async (tx) => {
      await refuseWaiting(tx, state.id, clock());
      const faults = await faultsOf(tx, state, clock());
      if (faults.length > 0)
        throw new Refused(faults.map(({ key, entry }) => `${entry ?? 'state'}: ${key}`).join('\n'));
      return releaseState(tx, state, { now: clock() });
    });
    return [
      `Released the state for ${day}.`,
      ...merged.map((one) => `The state for ${one.state.validFrom} takes over: ${one.entries.join(', ')}.`),
    ];
  },
};

const discard: Command = {
  usage: 'catalogue discard <day>',
  does: 'discards a state that is prepared',
  async run({ services, operands: [day = ''] }) {
    const { id } = await preparedOf(services, day);
    await services.db.transaction(async (tx) => {
      const state = await lockState(tx, id);
      if (!state || state.released !== null) throw new Refused(`the state for ${day} was released meanwhile`);
      await refuseWaiting(tx, id, services.clock());
      await deleteState(tx, id);
    });
    return [`Discarded the state for ${day}.`];
  },
};

/** The catalogue without the portal's pages. */
export const catalogueCommands: readonly Command[] = [list, show, put, release, discard];
