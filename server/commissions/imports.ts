import { sql } from 'drizzle-orm';
import type { ImportSource } from '#contract/commissions/import.ts';
import { FaultList } from '#domain/commissions/statements/fault-list.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { appendAuditIn } from '../audit/append-audit.ts';
import { notFound } from '../core/errors.ts';
import { maintenanceOf, type Tx } from '../db/open.ts';
import { countDisputed, deleteLines } from '../queries/commissions/change-lines.ts';
import {
  changeImport,
  type ImportOfFile,
  importsOfHash,
  insertImport,
  lockImport,
  type NewImport,
} from '../queries/commissions/imports.ts';
import { insertLines } from '../queries/commissions/insert-lines.ts';
import { settleCorrections, undoCorrections } from '../queries/commissions/settle-corrections.ts';
import { packedFile } from './arriving-file.ts';
import { checkStatement, type TriedFile } from './check-statement.ts';
import type { CommissionServices } from './commission-services.ts';
import { alreadyDecided, complainedAbout, hasErrors } from './import-errors.ts';
import { notifyPartners } from './notify-partners.ts';
import { type FileRead, readStatementFile, type StatementFile } from './read-file.ts';

/** Who decides about an import: an employee, or the server for the folder that it watches. */
export interface Decider {
  readonly name: string;
}

/** So many lines are shown of a file on trial. */
const sampleLines = 50;
/**
 * After this many new lines the database updates the statistics for its plans and marks the lines as visible to all, so
 * that indexes alone provide an order.
 */
const manyLines = 5000;

/** Faults that go when an editor changes the formats. */
const mappingFaults: ReadonlySet<string> = new Set(['noMapping', 'severalMappings']);

/** What is kept of a trial. */
function foundIn({ format, read, faults, sums }: TriedFile) {
  return {
    mapping: format?.title ?? null,
    operator: format?.operator ?? null,
    month: read?.month ?? null,
    docNumber: read?.docNumber ?? null,
    lines: read?.lines.length ?? 0,
    amount: read?.amount ?? 0,
    documentAmount: read?.documentAmount ?? null,
    sums,
    faults: faults.kept,
    errors: faults.errors,
    warnings: faults.warnings,
    sample: read?.lines.slice(0, sampleLines) ?? [],
  } satisfies Partial<NewImport>;
}

/** Writes who is told of a new file, in the transaction that keeps it. */
export type Announce = (tx: Tx, arrival: { readonly name: string; readonly errors: number }) => Promise<void>;

/** Keeps what came of a file; one that is on trial already is changed. Answers the import's id. */
function keepTrial(
  { db, clock }: CommissionServices,
  { name, hash }: Pick<StatementFile, 'name' | 'hash'>,
  { source, ...trial }: ReturnType<typeof foundIn> & { source: ImportSource; content: Buffer | null },
  by: Decider,
  announce?: Announce,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commission import ${hash}`}, 0))`);
    const [newest, ...before] = await importsOfHash(tx, hash);
    // Another copy of the server may have been quicker.
    if (newest && source === 'inbox') return newest.id;
    const open = [newest, ...before].find((one) => one?.state === 'trial');
    if (open) await changeImport(tx, open.id, trial);
    const row = { ...trial, name, hash, source, state: 'trial', created: clock(), createdBy: by.name };
    const id = open?.id ?? (await insertImport(tx, row));
    if (id === undefined) throw new Error('an import without an id');
    if (source === 'inbox') {
      const text = `${name} · SHA-256 ${hash.slice(0, 16)}`;
      await appendAuditIn(tx, clock(), [{ kind: 'arrival', by: { name: by.name }, text }]);
    }
    await announce?.(tx, { name, errors: trial.errors });
    return id;
  });
}

/** Tries a file; one that is on trial already is tried again. Answers the import's id. */
export async function tryImport(
  services: CommissionServices,
  file: StatementFile,
  source: ImportSource,
  by: Decider,
  announce?: Announce,
): Promise<number> {
  const read = await readStatementFile(services, file);
  const trial = foundIn(await checkStatement(services, read, file.hash));
  // What cannot be read at all is not tried again either.
  const isWorthKeeping = read.format !== undefined || read.faults.kept.some(({ fault }) => mappingFaults.has(fault));
  const content = isWorthKeeping ? await packedFile(file) : null;
  return keepTrial(services, file, { ...trial, source, content }, by, announce);
}

/** Notes a file that the portal fails at, so that it is not met again. */
export async function setAside(
  services: CommissionServices,
  file: Pick<StatementFile, 'name' | 'hash'>,
  source: ImportSource,
  by: Decider,
  announce?: Announce,
): Promise<void> {
  const faults = new FaultList();
  faults.add({ fault: 'failed' });
  const trial = foundIn({ format: undefined, read: undefined, faults, sums: [], lines: [] });
  await keepTrial(services, file, { ...trial, source, content: null }, by, announce);
}

async function lockedImport(tx: Tx, id: number, state: ImportOfFile['state']) {
  const row = await lockImport(tx, id);
  if (!row) throw notFound();
  if (row.state !== state) throw alreadyDecided(row.state);
  return row;
}

/** Reads a file that waits; undefined if nothing was kept of it. Throws 404 or 409. */
async function readWaiting(services: CommissionServices, id: number): Promise<FileRead | undefined> {
  const { name, hash, content } = await services.db.transaction((tx) => lockedImport(tx, id, 'trial'));
  if (!content) return undefined;
  return readStatementFile(services, { name, hash, size: content.length, place: { bytes: content } });
}

/** Tries a file that waits once more, as after its format was mended. */
export async function retryImport(services: CommissionServices, id: number): Promise<void> {
  const read = await readWaiting(services, id);
  if (!read) return;
  await services.db.transaction(async (tx) => {
    const { hash } = await lockedImport(tx, id, 'trial');
    await changeImport(tx, id, foundIn(await checkStatement({ ...services, db: tx }, read, hash)));
  });
}

/** Keeps the faults of a trial that was meant to count. */
class FaultsFound extends Error {
  readonly found: ReturnType<typeof foundIn>;
  constructor(findings: ReturnType<typeof foundIn>) {
    super('a file with faults');
    this.found = findings;
  }
}

/** The lines of a file with their statements, sums and news, all or none. */
async function takeIn(
  tx: Tx,
  services: CommissionServices,
  { id, read }: { id: number; read: FileRead | undefined },
  by: Decider,
): Promise<number> {
  // One after the other, so that each sees the lines of those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('commission import taken', 0))`);
  const { hash } = await lockedImport(tx, id, 'trial');
  if (!read) throw hasErrors();
  const now = services.clock();
  const checkedFile = await checkStatement({ ...services, db: tx }, read, hash);
  const findings = foundIn(checkedFile);
  const { operator, month } = findings;
  if (findings.errors > 0 || !operator || !month) throw new FaultsFound(findings);
  const { complaintDays } = checkedFile.format ?? {};
  const deadline = complaintDays === undefined ? undefined : addDays(berlinDay(now), complaintDays);
  const docNumber = findings.docNumber ?? undefined;
  await changeImport(tx, id, { ...findings, state: 'taken', decided: now, decidedBy: by.name, content: null });
  await insertLines(tx, { importId: id, operator, month, docNumber, imported: now, deadline }, checkedFile.lines);
  const trids = new Set(checkedFile.lines.map(({ trid }) => trid));
  for (const trid of trids) await settleCorrections(tx, trid, id);
  await notifyPartners(tx, services, { month, operator, trids });
  return checkedFile.lines.length;
}

const isTwice = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || (error.cause !== undefined && isTwice(error.cause)));

/** Makes a file on trial count. Throws 409 where something is wrong with it by now. */
export async function takeImport(services: CommissionServices, id: number, by: Decider): Promise<void> {
  const { db, sendMails, runInBackground } = services;
  try {
    const read = await readWaiting(services, id);
    const lines = await maintenanceOf(db).transaction((tx) => takeIn(tx, services, { id, read }, by));
    sendMails();
    if (lines > manyLines)
      runInBackground(
        maintenanceOf(db)
          .execute(sql`vacuum (analyze) commission_lines, commission_sums`)
          .then(() => undefined),
      );
  } catch (error) {
    if (isTwice(error)) {
      await retryImport(services, id);
      throw hasErrors();
    }
    if (!(error instanceof FaultsFound)) throw error;
    await changeImport(db, id, error.found);
    throw hasErrors();
  }
}

/** Throws a file away that does not count. */
export async function discardImport({ db, clock }: CommissionServices, id: number, by: Decider): Promise<void> {
  await db.transaction(async (tx) => {
    await lockedImport(tx, id, 'trial');
    await changeImport(tx, id, { state: 'discarded', decided: clock(), decidedBy: by.name, content: null });
  });
}

/** The foundations that an import brought lines for. */
const tridsOf = ({ sums }: Pick<ImportOfFile, 'sums'>): string[] => [
  ...new Set(sums.flatMap(({ trid }) => trid ?? [])),
];

/** How many lines of an import partners complain about. */
export async function disputedLines({ db }: Pick<CommissionServices, 'db'>, row: ImportOfFile): Promise<number> {
  if (row.state !== 'taken') return 0;
  return db.transaction(async (tx) => {
    let disputed = 0;
    for (const trid of tridsOf(row)) disputed += await countDisputed(tx, trid, row.id);
    return disputed;
  });
}

/** Takes an import back with all of its lines, unless a partner complains about one of them. */
export async function withdrawImport({ db, clock }: CommissionServices, id: number, by: Decider): Promise<void> {
  await maintenanceOf(db).transaction(async (tx) => {
    const row = await lockedImport(tx, id, 'taken');
    const trids = tridsOf(row).toSorted();
    let disputed = 0;
    for (const trid of trids) disputed += await countDisputed(tx, trid, id);
    if (disputed > 0) throw complainedAbout(disputed);
    for (const trid of trids) {
      await undoCorrections(tx, trid, id);
      await deleteLines(tx, trid, id);
    }
    await changeImport(tx, id, { state: 'withdrawn', decided: clock(), decidedBy: by.name });
  });
}
