import { berlinDay } from '#domain/date/berlin-day.ts';
import { blankPerson } from '#domain/retention/blank-data.ts';
import { findPerson } from '#domain/retention/find-in-data.ts';
import { keptUntil } from '#domain/retention/periods.ts';
import { mentionOf } from '#domain/retention/person-name.ts';
import type { HitOutcome, PersonCriteria } from '#domain/retention/person-request.ts';
import type { Db, Tx } from '#server/db/open.ts';
import {
  blankClaims,
  blankLines,
  dropInput,
  lockInput,
  rewriteInput,
} from '#server/queries/retention/person-beside.ts';
import { namingInputs, namingLines } from '#server/queries/retention/person-candidates.ts';
import { type ErasureServices, insertRestricted } from './erase-record.ts';
import type { FoundHit } from './found-hit.ts';
import type { RuleInForce } from './periods.ts';

type Line = Awaited<ReturnType<typeof namingLines>>[number];

/** The last day on which the law keeps a line, from its month. */
const lineUntil = ({ month }: Line, rule: RuleInForce): string =>
  keptUntil(Date.parse(`${month}-15T12:00:00Z`), { ...rule, months: rule.minMonths });

async function linesOf(db: Db | Tx, trids: readonly string[], criteria: PersonCriteria): Promise<Line[]> {
  const mention = mentionOf(criteria);
  return (await namingLines(db, trids, criteria)).filter(({ customer }) => (customer ?? '').search(mention) >= 0);
}

/** A line has no birthday and no address: by name and telephone number nothing is sure. */
export async function linesNaming(
  db: Db,
  trids: readonly string[],
  criteria: PersonCriteria,
  rule: RuleInForce,
  today: string,
): Promise<FoundHit[]> {
  const rows = await linesOf(db, trids, criteria);
  return [...Map.groupBy(rows, ({ trid }) => trid)].map(([trid, lines]): FoundHit => {
    const until = lines
      .map((line) => lineUntil(line, rule))
      .toSorted()
      .at(-1);
    const own = { trid, id: 'commissionLines', type: 'commissionLines', match: 'likely', count: lines.length } as const;
    return until !== undefined && until >= today
      ? { ...own, rule: rule.id, outcome: 'restrict', until }
      : { ...own, rule: rule.id, outcome: 'erase' };
  });
}

interface EndedBeside {
  readonly outcome: HitOutcome | 'gone';
  readonly until?: string;
  readonly rule?: string;
  readonly count?: number;
}

/** The lines go on with contract and amount; what the law keeps of them is put aside. */
export async function endLines(
  services: ErasureServices,
  tx: Tx,
  trid: string,
  person: PersonCriteria,
  rules: readonly RuleInForce[],
): Promise<EndedBeside> {
  const rule = rules.find(({ id }) => id === 'commissions');
  const lines = await linesOf(tx, [trid], person);
  if (!rule || lines.length === 0) return { outcome: 'gone' };
  const today = berlinDay(services.clock());
  const bound = lines.filter((line) => lineUntil(line, rule) >= today);
  const until = bound
    .map((line) => lineUntil(line, rule))
    .toSorted()
    .at(-1);
  if (until !== undefined)
    await insertRestricted(services, tx, trid, {
      ...{ type: 'commissionLines', recordId: 'commissionLines', content: { lines: bound }, said: [] },
      ...{ until, rule: rule.id },
    });
  await blankLines(
    tx,
    trid,
    lines.map(({ id }) => id),
  );
  await blankClaims(tx, trid, person, mentionOf(person));
  const own = { rule: rule.id, count: lines.length };
  return until === undefined ? { ...own, outcome: 'erase' } : { ...own, outcome: 'restrict', until };
}

const inputId = ({ userId, key }: { userId: string; key: string }) => `${userId}/${key}`;
const dataOf = (data: unknown) => data as Record<string, unknown>;

/** What users typed and have not sent, one by one. */
export async function inputsNaming(db: Db, trids: readonly string[], criteria: PersonCriteria): Promise<FoundHit[]> {
  return (await namingInputs(db, trids, criteria)).flatMap((row): FoundHit[] => {
    const match = findPerson(dataOf(row.data), criteria);
    if (!match) return [];
    return [{ trid: row.trid, id: inputId(row), type: 'unsentInput', match, outcome: 'erase', rule: 'unsent' }];
  });
}

/** An input about this person alone goes; of others the person alone is taken out. */
export async function endInput(tx: Tx, trid: string, id: string, person: PersonCriteria): Promise<EndedBeside> {
  const [userId = '', ...key] = id.split('/');
  const place = { trid, userId, key: key.join('/') };
  const row = await lockInput(tx, place);
  if (!row || !findPerson(dataOf(row.data), person)) return { outcome: 'gone' };
  const { data, hasOthers } = blankPerson(dataOf(row.data), person);
  await (hasOthers ? rewriteInput(tx, place, data) : dropInput(tx, place));
  return { outcome: 'erase', rule: 'unsent' };
}
