/** Something in a content file that its editor has to put right. */
export interface Fault {
  /** Path below the folder of the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Name in the front matter such as `phone1.number`; empty for the text and for the file as a whole. */
  readonly field: string;
  /** What is wrong and what to do, in German. */
  readonly says: string;
}

export type Report = (line: number, field: string, says: string) => void;

const inOrder = (a: Fault, b: Fault) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);

/** All faults by file and line, as an editor reads them; terminals and editors make `file:line` a link. */
export function faultList(faults: readonly Fault[]): string {
  const lines = faults
    .toSorted(inOrder)
    .map(({ file, line, field, says }) => `${file}:${line}\n    ${field && `${field}: `}${says}`);
  const count = faults.length === 1 ? 'Ein Fehler' : `${faults.length} Fehler`;
  return [...lines, '', `${count} in den Inhalten.`].join('\n');
}
