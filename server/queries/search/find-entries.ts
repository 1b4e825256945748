import { type SQL, sql } from 'drizzle-orm';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import { beginsWith, sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { recordNumbers } from '#server/db/tables/record-tables.ts';
import { certainStart } from '#server/text-folding/word-forms.ts';
import type { RecordPlace } from '../records/attachments.ts';
import {
  type EntryScope,
  entries,
  entryColumns,
  type FoundEntry,
  foundColumns,
  inAnyScope,
  inScopeOf,
  inScopes,
  maxGathered,
  rowsOf,
} from './entry-scopes.ts';

/** How an entry came to be found: the best first. */
export type FoundBy = 'number' | 'title' | 'words';
export type RankedEntry = FoundEntry & { readonly by: FoundBy };

interface EntrySearch {
  /** Words for `to_tsquery('german', …)`. */
  readonly words?: string | undefined;
  /** In place of words with typing errors: of each list of indexed words one. */
  readonly like?: readonly (readonly string[])[];
  /** What a title may begin with. */
  readonly start: string;
  /** Numbers of records that may be meant. */
  readonly numbers: readonly string[];
  /** So many of each type at most. */
  readonly limit: number;
}

/** So many titles that begin as was typed are looked at, whichever are newest. */
const maxTitles = 20;

/** Where more than are gathered have the words, so many of the newest of each type are looked at. */
const maxWalked = 2000;
/** So many of the newest of each type are looked at first: words that most records have are found in them, and need not be gathered. */
const lookedAtFirst = 150;

const selectFoundBy = (by: FoundBy) => sql.raw(`'${by}' as by`);

const wordsQuery = ({ words, like = [] }: EntrySearch): SQL | undefined => {
  const parts = [
    ...(words === undefined ? [] : [sql`to_tsquery('german', ${words})`]),
    ...like.map(
      (choices) => sql`to_tsquery('simple', ${choices.map((one) => `'${one.replaceAll("'", "''")}'`).join(' | ')})`,
    ),
  ];
  return parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : undefined;
};

/**
 * Records with the words, of each type the newest. Where the newest of each type do not answer by themselves, what few hold
 * is gathered by the index of words and sorted; PostgreSQL cannot tell beforehand how many a beginning fits. What more hold
 * is looked for among more of the newest of each type, besides.
 */
function wordParts(scopes: readonly EntryScope[], search: EntrySearch): { gathered: SQL[]; parts: SQL[] } {
  const query = wordsQuery(search);
  if (!query) return { gathered: [], parts: [] };
  const gathered: SQL[] = [];
  const parts = scopes.flatMap((scope, n) => {
    const few = sql.raw(`few_${n}`);
    const first = sql.raw(`first_${n}`);
    const looked = (where: SQL) =>
      sql`select ${entryColumns}, e.words @@ ${query} as fits from ${entries} where ${where} order by e.modified desc limit ${lookedAtFirst}`;
    gathered.push(sql`${first} as materialized (${sql.join(inScopes([scope], looked), sql` union all `)})`);
    const looks = sql.raw(scope.trids === 'all' ? 'type' : 'type, trid');
    const unanswered = sql`exists (select 1 from ${first} group by ${looks}
      having count(*) = ${lookedAtFirst} and count(*) filter (where fits) < ${search.limit})`;
    const all = inScopeOf(
      scope,
      (where) =>
        sql`select ${entryColumns} from ${entries} where ${where} and e.words @@ ${query} limit ${maxGathered + 1}`,
    );
    gathered.push(
      sql`${few} as materialized (select * from (${all}) found where ${unanswered} limit ${maxGathered + 1})`,
    );
    const newest = (where: SQL) => sql`select ${entryColumns}, ${selectFoundBy('words')} from (
        select * from ${entries} where ${where} order by e.modified desc limit ${maxWalked}) e
      where e.words @@ ${query} and (select count(*) from ${few}) > ${maxGathered}
      order by e.modified desc limit ${search.limit}`;
    const sorted = sql`(select ${foundColumns}, ${selectFoundBy('words')} from (
        select f.*, row_number() over (partition by type order by modified desc, id desc) as place from (
          select ${foundColumns} from ${first} where fits union select ${foundColumns} from ${few}) f) f
      where place <= ${search.limit})`;
    return [sorted, ...inScopes([scope], newest)];
  });
  return { gathered, parts };
}

function titleParts(scopes: readonly EntryScope[], { start }: EntrySearch): SQL[] {
  const certain = certainStart(start);
  if (certain === '') return [];
  const key = sortKey(sql`e.title`);
  const first = sql`fold_plain(${certain}::text)`;
  const rows = (where: SQL) =>
    sql`select ${entryColumns}, ${selectFoundBy('title')} from ${entries} where ${where}
      and ${key} >= ${first} and ${key} < ${first} || chr(1114111) and ${beginsWith(sql`e.title`, start)} limit ${maxTitles}`;
  return inScopes(scopes, rows);
}

/** The newest of each type: what filters alone ask for. */
const newestParts = (scopes: readonly EntryScope[], limit: number): SQL[] =>
  inScopes(
    scopes,
    (where) => sql`(select ${entryColumns}, ${selectFoundBy('words')} from ${entries} where ${where}
      order by e.modified desc limit ${limit})`,
  );

const numberParts = (scopes: readonly EntryScope[], { numbers }: EntrySearch): SQL[] =>
  numbers.length === 0
    ? []
    : [
        sql`(select ${entryColumns}, ${selectFoundBy('number')} from ${entries}
          where e.foreignid = any (${sql.param(numbers)}::text[]) and ${inAnyScope(scopes)} limit ${maxTitles})`,
      ];

/** The newest records of some scopes. */
export async function newestEntries(db: Db, scopes: readonly EntryScope[], limit: number): Promise<RankedEntry[]> {
  if (scopes.length === 0) return [];
  const parts = sql.join(newestParts(scopes, limit), sql` union all `);
  return rowsOf(await db.execute(sql`${sql.raw(plannedAnew)} ${parts}`));
}

/**
 * Records that match, in one statement: an entry may come several times. Each of its parts says itself how its rows are
 * found, and to plan all of them takes as long as to read them: so it is planned once.
 */
export async function findEntries(db: Db, scopes: readonly EntryScope[], search: EntrySearch): Promise<RankedEntry[]> {
  const words = wordParts(scopes, search);
  const parts = [...numberParts(scopes, search), ...titleParts(scopes, search), ...words.parts];
  if (parts.length === 0 || scopes.length === 0) return [];
  const gathered = words.gathered.length > 0 ? sql`with ${sql.join(words.gathered, sql`, `)}` : sql``;
  return rowsOf(await (db.plannedOnce ?? db).execute(sql`${gathered} ${sql.join(parts, sql` union all `)}`));
}

/** The entries of records, as far as they may be seen. */
export async function entriesAt(
  db: Db,
  scopes: readonly EntryScope[],
  places: readonly RecordPlace[],
): Promise<FoundEntry[]> {
  if (places.length === 0) return [];
  const [trids, ids] = [places.map(({ trid }) => trid), places.map(({ recordId }) => recordId)];
  return rowsOf(
    await db.execute(sql`
      select ${entryColumns} from ${entries}
      where (e.trid, e.record_id) in (select * from unnest(${sql.param(trids)}::text[], ${sql.param(ids)}::text[]))
        and ${inAnyScope(scopes)}`),
  );
}

/** The records that name a number of the span: those of some foundations, or what is held in all of them. */
export async function placesOfNumbers(
  db: Db,
  trids: readonly string[] | 'all',
  { from, to }: NumberSpan,
  limit: number,
): Promise<RecordPlace[]> {
  const span = sql`n.span && ${`[${from},${to})`}::int8range`;
  const columns = sql`select n.trid, n.record_id as "recordId" from ${recordNumbers} n where`;
  const rows =
    trids === 'all'
      ? sql`${columns} n.held and ${span} limit ${limit}`
      : sql`select found.* from unnest(${sql.param(trids)}::text[]) own(trid), lateral (
          ${columns} n.trid = own.trid and ${span} limit ${limit}) found limit ${limit}`;
  return rowsOf(await db.execute(sql`${sql.raw(plannedAnew)} ${rows}`));
}
