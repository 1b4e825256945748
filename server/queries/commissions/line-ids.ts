/** Far more than the rows of a file. */
const rowsOfImport = 2 ** 20;

/** The id of a line says which import and which row of its file it is, so that no row becomes two lines. */
export const lineId = (importId: number, row: number): number => importId * rowsOfImport + row;
export const rowOfLine = (id: number): number => id % rowsOfImport;

/** Ids as they are asked for; those that are none are left out. */
export const lineIds = (ids: readonly string[]): number[] => ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);

/** A statement is the part of an import that is under one VO number. */
export const statementId = (importId: number, vo: string): string => `${importId}-${vo}`;
export function partsOfStatement(id: string): { importId: number; vo: string } | undefined {
  const [, importId, vo] = /^(\d{1,9})-(.{1,40})$/.exec(id) ?? [];
  return vo === undefined ? undefined : { importId: Number(importId), vo };
}
