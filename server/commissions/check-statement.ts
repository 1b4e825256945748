import type { CommissionFormat } from '#contract/commissions/format.ts';
import type { ImportLine, ImportSum } from '#contract/commissions/import.ts';
import type { FaultList } from '#domain/commissions/statements/fault-list.ts';
import type { ReadStatement } from '#domain/commissions/statements/read-statement.ts';
import { importsOfHash } from '../queries/commissions/imports.ts';
import type { NewLine } from '../queries/commissions/insert-lines.ts';
import { lineKey, presentLines } from '../queries/commissions/same-lines.ts';
import { type VoOwner, voOwners } from '../queries/commissions/vo-owners.ts';
import { voNumbers } from '../records/types/staff/maintenance/vo-numbers.ts';
import type { CommissionServices } from './commission-services.ts';
import type { FileRead } from './read-file.ts';

export interface TriedFile extends FileRead {
  readonly sums: readonly ImportSum[];
  /** Lines with their owners; lines of unknown VO numbers are left out. */
  readonly lines: readonly NewLine[];
}
type Owners = ReadonlyMap<string, readonly VoOwner[]>;

/** Finds the owner of each VO number of a file; an unknown owner is a fault, once for each number. */
function ownersIn({ lines, faults }: ReadStatement, { operator, columns }: CommissionFormat, owners: Owners) {
  const ownerByVo = new Map<string, VoOwner>();
  for (const [vo, own] of Map.groupBy(lines, (line) => line.vo)) {
    const place = { row: own[0]?.row ?? 0, header: columns.vo, found: vo, count: own.length };
    const all = owners.get(vo) ?? [];
    const fitting = all.filter((owner) => owner.operator === operator);
    const [owner] = fitting;
    if (!owner) faults.add({ fault: all.length > 0 ? 'otherOperator' : 'unknownVo', ...place });
    else if (new Set(fitting.map(({ trid }) => trid)).size > 1) faults.add({ fault: 'ambiguousVo', ...place });
    else {
      ownerByVo.set(vo, owner);
      if (owner.state === 'terminated') faults.add({ fault: 'terminatedVo', ...place });
    }
  }
  return ownerByVo;
}

function sumsOf(lines: readonly ImportLine[], owners: ReadonlyMap<string, VoOwner>): ImportSum[] {
  const groups = Map.groupBy(lines, ({ vo, kind }) => `${vo} ${kind}`);
  return [...groups.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      const owner = owners.get(first.vo);
      const amount = group.reduce((sum, line) => sum + line.amount, 0);
      return [
        {
          ...{ vo: first.vo, kind: first.kind, lines: group.length, amount },
          ...(owner && { trid: owner.trid, title: owner.title }),
        },
      ];
    });
}

/** Lines that say the same: in the file, which may be meant, and in those of the month that count already, which is not. */
async function reportSameLines(
  { db }: CommissionServices,
  { faults }: ReadStatement,
  lines: readonly NewLine[],
  about: { month: string; operator: string },
): Promise<void> {
  const seenLines = new Set<string>();
  for (const line of lines) {
    const key = `${line.trid} ${lineKey(line)}`;
    if (seenLines.has(key)) faults.add({ fault: 'twiceInFile', row: line.row });
    seenLines.add(key);
  }
  for (const [trid, own] of Map.groupBy(lines, (line) => line.trid)) {
    const present = await presentLines(db, trid, about);
    const same = own.filter((line) => present.has(lineKey(line)));
    const [first] = same;
    if (!first) continue;
    const expected = String(present.get(lineKey(first)));
    faults.add({ fault: 'sameLines', row: first.row, found: first.vo, expected, count: same.length });
  }
}

async function reportSameFile({ db }: CommissionServices, faults: FaultList, hash: string): Promise<void> {
  const before = await importsOfHash(db, hash);
  const takenImport = before.find(({ state }) => state === 'taken');
  const withdrawn = before.find(({ state }) => state === 'withdrawn');
  if (takenImport) faults.add({ fault: 'sameFile', found: takenImport.name, expected: String(takenImport.id) });
  else if (withdrawn) faults.add({ fault: 'withdrawnBefore', found: withdrawn.name, expected: String(withdrawn.id) });
}

/** The result of importing a file that was read, and its faults compared with the database. Nothing is written. */
export async function checkStatement(
  services: CommissionServices,
  { format, read, faults }: FileRead,
  hash: string,
): Promise<TriedFile> {
  if (!format || !read) return { format, read, faults, sums: [], lines: [] };
  await reportSameFile(services, faults, hash);
  const owners = ownersIn(read, format, await voOwners(services.db, voNumbers.type));
  const lines = read.lines.flatMap((line): NewLine[] => {
    const trid = owners.get(line.vo)?.trid;
    return trid === undefined ? [] : [{ ...line, trid }];
  });
  const isSameFile = faults.kept.some(({ fault }) => fault === 'sameFile');
  if (read.month !== undefined && !isSameFile)
    await reportSameLines(services, read, lines, { month: read.month, operator: format.operator });
  return { format, read, faults, sums: sumsOf(read.lines, owners), lines };
}
