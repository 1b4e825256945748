import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { answerDue, type PersonCriteria } from '#domain/retention/person-request.ts';
import { isReleased, ruleNamed } from '#domain/retention/rules.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { holidayCalendar } from '../config/holiday-calendar.ts';
import { uuidv7 } from '../core/uuid.ts';
import { zipStream } from '../files/inspection/zip-stream.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import { nextOf } from '../queries/records/records.ts';
import { findRequest, insertRequest } from '../queries/retention/person-requests.ts';
import { insertRun } from '../queries/retention/runs.ts';
import { registryOf } from '../records/engine/record-types.ts';
import { recordTypes } from '../records/registry.ts';
import { dueOf, dueRecords } from '../retention/due-lists.ts';
import type { ErasureServices } from '../retention/erase-record.ts';
import { exportPerson } from '../retention/export-person.ts';
import { findPersonEverywhere, namedBy } from '../retention/find-person.ts';
import type { FoundHit } from '../retention/found-hit.ts';
import { dueAt, rulesInForce } from '../retention/periods.ts';
import { runErasures } from '../retention/run-requests.ts';
import { runRetention } from '../retention/run-retention.ts';
import { readDay } from './checks.ts';
import { type AdminServices, type Command, type CommandInput, Refused } from './command.ts';

const silent = { error: () => undefined };

function erasing(services: AdminServices): ErasureServices {
  const { config, log = silent } = services;
  const parts = { storage: openStorage(config, 'files'), records: registryOf(recordTypes) };
  return { ...services, ...parts, holidays: holidayCalendar(config), log: log as ErasureServices['log'] };
}

async function ruleOf({ db }: AdminServices, id: string) {
  if (!ruleNamed(id)) throw new Refused(`there is no rule ${id}; see retention list`);
  return (await rulesInForce(db)).find((rule) => rule.id === id) as Awaited<ReturnType<typeof rulesInForce>>[number];
}

const list: Command = {
  usage: 'retention list',
  does: 'lists the rules of retention: name, months, event, what happens then, how much is due, paragraphs',
  reads: true,
  async run({ services }) {
    const { db, clock } = services;
    const lines = [];
    for (const rule of await rulesInForce(db)) {
      const { count } = await dueOf(db, rule, clock());
      lines.push([rule.id, rule.months, rule.event, rule.outcome, count, rule.laws.join(', ')].join('\t'));
    }
    return lines;
  },
};

const maxListed = 1000;

const due: Command = {
  usage: 'retention due <rule>',
  does: 'lists the records that are due by a rule: organisation, type, number or id, the last day that they were kept',
  reads: true,
  async run({ services, operands: [id = ''] }) {
    const rows = await dueRecords(services.db, await ruleOf(services, id), services.clock(), maxListed);
    return rows.map((row) => [row.trid, row.type, row.foreignid ?? row.id, row.until].join('\t'));
  },
};

const run: Command = {
  usage: 'retention run <rule>',
  does: 'does what is due by a rule, without a second person; it cannot be undone',
  async run({ services, operands: [id = ''] }) {
    const { db, clock } = services;
    const rule = await ruleOf(services, id);
    if (!isReleased(rule)) throw new Refused('the portal carries this rule out by itself');
    const now = clock();
    const { count: total } = await dueOf(db, rule, now);
    if (total === 0) return ['Nothing is due.'];
    const { before } = dueAt(rule, now);
    await insertRun(db, { id: uuidv7(now), rule: id, before, state: 'running', total, started: now });
    await runRetention(erasing(services), new AbortController().signal);
    return [`Done; ${(await dueOf(db, rule, clock())).count} of ${total} are left.`];
  },
};

/** Options, because the audit log keeps operands. */
const personOptions = {
  first: 'first name',
  last: 'last name',
  born: 'day of birth, as 1980-02-03',
  email: 'mail address',
  phone: 'telephone number',
  customer: 'customer number',
} as const;

function criteriaOf({ options }: CommandInput): PersonCriteria {
  const { first: firstName = '', last: lastName = '', born, email, phone, customer } = options;
  const criteria = {
    ...{ firstName, lastName },
    ...(born && { birthDate: readDay(born) }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(customer && { customerNumber: customer }),
  };
  if (!namedBy(criteria)) throw new Refused('name --first and --last and one of --born, --email, --phone, --customer');
  return criteria;
}

const lineOf = ({ trid, type, number, id, match, outcome, because, until }: FoundHit) =>
  [trid, type, number ?? id, match, outcome, until ?? because ?? ''].join('\t');

const find: Command = {
  usage: 'persons find',
  does: 'lists what names a person: organisation, type, number or id, how sure, what can become of it',
  options: personOptions,
  run: async (input) => (await findPersonEverywhere(input.services, criteriaOf(input))).map(lineOf),
};

/** What is sure alone: what an employee has to look at is chosen on the page. */
async function requestOf(input: CommandInput, kind: 'export' | 'erase') {
  const { services } = input;
  const { db, clock } = services;
  const person = criteriaOf(input);
  const hits = (await findPersonEverywhere(services, person)).filter(({ match }) => match === 'sure');
  if (hits.length === 0) throw new Refused('nothing surely names this person');
  const now = clock();
  const received = berlinDay(now);
  const year = received.slice(0, 4);
  const number = `DS-${year}-${String(await nextOf(db, `person-request/${year}`, 1)).padStart(4, '0')}`;
  const id = uuidv7(now);
  await insertRequest(db, {
    ...{ id, number, kind, person, received, state: 'released', due: answerDue(received), released: now },
    ...{ channel: 'authority', recognised: 'CLI', created: now },
    hits: hits.map(({ trid, id: hit, type }) => ({ trid, id: hit, type })),
  });
  return { id, number };
}

const exportCommand: Command = {
  usage: 'persons export <file>',
  does: 'writes what surely names a person into a new ZIP, without a second person',
  options: { ...personOptions, language: 'de or en' },
  async run(input) {
    const { services, operands, options } = input;
    const { id, number } = await requestOf(input, 'export');
    const request = await findRequest(services.db, id);
    if (!request) throw new Refused('the request is gone');
    const language = options['language'] === 'en' ? 'en' : 'de';
    const files = exportPerson({ services: erasing(services), request, language, check: async () => undefined });
    const file = createWriteStream(operands[0] ?? '', { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(zipStream(files), { objectMode: false }), file);
    await appendAudit(services, { kind: 'download', by: { name: 'CLI' }, text: number });
    return [`Wrote ${number}.`];
  },
};

const erase: Command = {
  usage: 'persons erase',
  does: 'erases what surely names a person, and restricts what the law keeps, without a second person; it cannot be undone',
  options: personOptions,
  async run(input) {
    const { services } = input;
    const { id, number } = await requestOf(input, 'erase');
    await runErasures(erasing(services), new AbortController().signal);
    const rows = (await findRequest(services.db, id))?.receipt?.rows ?? [];
    return [number, ...rows.map((row) => [row.trid, row.type, row.outcome, row.until ?? '', row.count].join('\t'))];
  },
};

/** Retention and people without the portal's pages. */
export const retentionCommands: readonly Command[] = [list, due, run, find, exportCommand, erase];
